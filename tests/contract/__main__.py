"""Write the expected hashes anew, or show all or some of them."""

import sys

from tests.contract.hashes import FILE, SOME, lines
from tests.contract.titles import CASES

if "--print" in sys.argv:
    sys.stdout.write(lines(CASES))
elif "--some" in sys.argv:
    sys.stdout.write(lines(SOME))
else:
    FILE.write_text(lines(CASES))
