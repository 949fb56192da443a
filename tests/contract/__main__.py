"""Write the expected hashes anew, or show them."""

import sys

from tests.contract.hashes import FILE, all_lines

if "--print" in sys.argv:
    sys.stdout.write(all_lines())
else:
    FILE.write_text(all_lines())
