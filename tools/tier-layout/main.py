#!/usr/bin/env python3
"""tier-layout of this build; an installed package has it as a console script."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).absolute().parent.parent / "python_packages"))

from tier.layout._tool import main

if __name__ == "__main__":
    sys.exit(main())
