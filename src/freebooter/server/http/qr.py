"""Addresses as pictures, for the camera of a phone."""

from io import BytesIO

import segno
from starlette.responses import Response


def picture(link: str) -> Response:
    drawn = BytesIO()
    segno.make(link, error="m").save(drawn, kind="svg", scale=6, border=4, light="#fff", dark="#000")
    return Response(drawn.getvalue(), media_type="image/svg+xml")
