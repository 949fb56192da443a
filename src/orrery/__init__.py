"""An open table for space games: rules, players, analysis.

    >>> import orrery
    >>> orrery.titles()
    ('pulsar', 'cluster', 'cosmic', 'connect-four', 'backgammon')

:func:`match`, :func:`load` and :func:`playouts` are the front door (:mod:`orrery.door`); what lies behind it
is imported when one of them is first used.
"""

TYPE_CHECKING = False  # the constant of the typing module, without the time to import it
if TYPE_CHECKING:
    from orrery.door import load, match, playouts, titles

__version__ = "0.1.0"
__all__ = ["load", "match", "playouts", "titles"]


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module 'orrery' has no attribute {name!r}")
    from orrery import door

    return getattr(door, name)
