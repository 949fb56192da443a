"""What somebody has announced and others may respond to, in words."""

from typing import Final, final

from orrery.engine.flow import FRAME_WIDTH
from orrery.games.cosmic.alliances import TO_INVITE, TO_POINT
from orrery.games.cosmic.keys import ANNOUNCING, RESPONSE
from orrery.games.cosmic.names import CURSE_NAMES
from orrery.games.cosmic.plays import POWER_USE, Playable
from orrery.games.cosmic.view import CosmicView
from orrery.shown.cosmic.responses import Responses
from orrery.shown.lists import listing

AT_SEATS: Final = (
    "plague", "finder", "wild-anti-matter", "super-anti-matter", "wild-wrack", "zombie-release",
    "silencer", "super-silencer", "extortionist",
)  # fmt: skip
AT_POWERS: Final = ("pulsar-zap", "wild-silencer")
AT_PLACES: Final = ("wild-gorgon", "wild-parasite")
CURSES: Final = ("witch", "super-witch")
"""Reactions that are aimed before they can be answered, by what at."""


@final
class Announcements:
    """The frame that a window is about: a response with its target, or an action of the challenge."""

    def __init__(self, responses: Responses) -> None:
        self.responses = responses
        self.words = responses.words
        self.speech = responses.speech

    def told(self, view: CosmicView, place: int) -> str:
        """What the frame at a place of the stack announces; empty if it is no announcement."""
        if not 0 <= place * FRAME_WIDTH < len(view.flow.stack):
            return ""
        procedure, _, seat, x, y, z, _ = view.flow.stack[place * FRAME_WIDTH : (place + 1) * FRAME_WIDTH]
        if procedure == ANNOUNCING:
            return self._action(view, seat, x, y)
        play = self.responses.play(x) if procedure == RESPONSE else None
        return self._response(view, seat, play, y, z) if play is not None else ""

    def effect(self, view: CosmicView, place: int) -> str:
        """What a power does that is being used; cards tell it when they are played."""
        play, _, _ = self._answerable(view, place)
        return self.responses.told(play) if play is not None and play.how == POWER_USE else ""

    def strikes(self, view: CosmicView, place: int, seat: int) -> bool:
        """Whether an announcement is aimed at a seat, or at what this seat has announced."""
        play, subject, target = self._answerable(view, place)
        if play is None:
            return False
        return (play.key in AT_SEATS and target == seat) or self._announcer(view, subject) == seat

    def _answerable(self, view: CosmicView, place: int) -> tuple[Playable | None, int, int]:
        """The response at a place of the stack, with its subject and target; none if it is no response."""
        if not 0 <= place * FRAME_WIDTH < len(view.flow.stack):
            return None, -1, -1
        procedure, _, _, x, y, z, _ = view.flow.stack[place * FRAME_WIDTH : (place + 1) * FRAME_WIDTH]
        return (self.responses.play(x), y, z) if procedure == RESPONSE else (None, -1, -1)

    def _announcer(self, view: CosmicView, place: int) -> int:
        """Who has made the response at a place of the stack; -1 if there is none."""
        play, _, _ = self._answerable(view, place)
        return view.flow.stack[place * FRAME_WIDTH + 2] if play is not None else -1

    def _response(self, view: CosmicView, seat: int, play: Playable, subject: int, target: int) -> str:
        """Who plays or uses what, at whom, and against what."""
        key = "announced-cosmic-use" if play.how == POWER_USE else "announced-cosmic-play"
        aims = [self._aim(view, play, target), self._answered(view, subject)]
        return self.speech.say(
            key,
            seat=self.words.seat(seat),
            name=self.responses.name(play),
            aim=listing(self.speech, [aim for aim in aims if aim]),
            aimed="yes" if any(aims) else "no",
        )

    def _aim(self, view: CosmicView, play: Playable, target: int) -> str:
        if target < 0:
            return ""
        if play.key in AT_SEATS:
            return self.words.seat(target)
        if play.key in AT_POWERS:
            return self.words.power(target)
        if play.key in AT_PLACES:
            return self.words.place(view, target)
        return self.speech.say(f"curse-cosmic-{CURSE_NAMES[target]}") if play.key in CURSES else ""

    def _answered(self, view: CosmicView, subject: int) -> str:
        """The response that this one answers, by name and player."""
        if not 0 <= subject * FRAME_WIDTH < len(view.flow.stack):
            return ""
        procedure, _, seat, x = view.flow.stack[subject * FRAME_WIDTH :][:4]
        play = self.responses.play(x) if procedure == RESPONSE else None
        if play is None:
            return ""
        name = self.responses.name(play)
        return self.speech.say("announced-cosmic-answered", name=name, seat=self.words.seat(seat))

    def _action(self, view: CosmicView, seat: int, what: int, choice: int) -> str:
        """The cone is pointed, somebody is invited, somebody joins."""
        name = self.words.seat(seat)
        if what == TO_POINT:
            return self.speech.say("announced-cosmic-point", seat=name, place=self.words.place(view, choice))
        if what == TO_INVITE:
            guests = listing(self.speech, self.words.seats(choice)) or self.words.seat(-1)
            return self.speech.say("announced-cosmic-invite", seat=name, guests=guests)
        return self.speech.say("announced-cosmic-join", seat=name, side=self.words.side(view, choice))
