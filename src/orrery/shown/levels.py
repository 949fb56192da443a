"""How well computer players play, in words."""

from orrery.texts.speech import Speech


def level_name(speech: Speech, level: str, is_light: bool) -> str:
    """What a level is called; one with fewer trials than usual says so."""
    name = speech.say(f"level-{level}")
    return speech.say("level-light", level=name) if is_light else name


def player_name(speech: Speech, level: str, personality: str) -> str:
    """What a computer player is called; the personality is empty where it has none."""
    name = speech.say(f"level-{level}")
    if not personality:
        return name
    return speech.say("level-with", level=name, personality=speech.say(f"personality-{personality}"))


def level_about(speech: Speech, level: str, is_light: bool) -> str:
    """A sentence on a level, and another on why it is light."""
    about = speech.say(f"about-level-{level}")
    return f"{about} {speech.say('about-level-light')}" if is_light else about
