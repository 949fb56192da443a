"""Links to hand on: the address that works from elsewhere, and its code for the camera of a phone."""

from litestar import post
from litestar.params import JSONBody

from orrery.server.host.reach import qr_rows, reachable
from orrery.server.http.errors import BadRequest
from orrery.server.http.routes.replies import InjectedServices, refusals
from orrery.server.wire.forms import Invitation, InvitationForm


@post("/invitations", status_code=200, sync_to_thread=False, responses=refusals())
def make_invitation(services: InjectedServices, data: JSONBody[InvitationForm]) -> Invitation:
    """Who can open a link to a table, and the link and the code to hand on. Nothing is stored."""
    try:
        reach, link = reachable(services.settings, data.link)
    except ValueError as error:
        raise BadRequest(f"the link has no such address or port: {error}") from error
    return Invitation(reach, link, [] if reach == "here" else qr_rows(link))
