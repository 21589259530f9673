"""The files of the browser client. One page answers every address that is not a file."""

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FILES = Path(__file__).parents[1] / "static"
PAGE = "index.html"


class Client(StaticFiles):
    """File names are the same in every version, so browsers revalidate them each time (ETag)."""

    def __init__(self) -> None:
        super().__init__(directory=FILES, check_dir=False)

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path.startswith("api/") or path == "api":
            raise HTTPException(404)
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or "." in Path(path).name:
                raise
            response = await super().get_response(PAGE, scope)
        response.headers["cache-control"] = "no-cache"
        return response
