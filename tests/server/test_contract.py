"""The REST side does what its description says, also when what comes is odd."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.harness import Server

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def known(server: Server) -> dict[str, str]:
    anna = server.browser()
    seats = [{"kind": "here"}, {"kind": "here"}, {"kind": "invite"}]
    made = anna.post("/api/tables", {"game": "smugglers", "seats": seats}, 201)
    return {"table": made["table"]["id"], "token": made["token"]}


def test_every_operation_keeps_its_word(server: Server, known: dict[str, str]) -> None:
    """Requests come past the door: half of them name a table that exists, with the rights of its host."""
    described = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    tried = 0
    for found in described.get_all_operations():
        operation = found.ok()  # type: ignore[union-attr]
        requests = 0

        @given(case=operation.as_strategy())
        @settings(
            max_examples=6,
            derandomize=True,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        def keeps_its_word(case: Any) -> None:
            nonlocal requests, tried
            requests += 1
            tried += 1
            if case.method == "DELETE" and "table" in case.path_parameters:
                return
            if "table" in case.path_parameters and requests % 2:
                case.path_parameters["table"] = known["table"]
            case.query.pop("wait", None)
            case.call_and_validate(checks=CHECKS, headers={"authorization": f"Bearer {known['token']}"})

        keeps_its_word()
    assert tried > 100


def test_the_description_has_every_frame(server: Server) -> None:
    described = server.browser().get("/api/openapi.json")
    schemas = described["components"]["schemas"]
    frames = {"Hello", "Update", "State", "CommandRefused", "CommandDone", "Hint", "TableInfo", "Problem"}
    assert {"MoveCommand", *frames} <= set(schemas)
    operations = [operation for path in described["paths"].values() for operation in path.values()]
    assert len(operations) >= 25
    for operation in operations:
        assert operation["operationId"] and operation.get("description"), operation
        assert {"400", "403", "429"} <= set(operation["responses"])
