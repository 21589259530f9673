"""How the server writes its log: warnings only, a few of each kind, as text for people or as JSON for machines."""

import json
import logging
import time

TEXT = "%(levelname)s %(name)s: %(message)s"


class JsonLines(logging.Formatter):
    """One object on each line; a traceback is a field of it."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "process": record.process,
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs(as_json: bool, sparing: logging.Filter) -> None:
    """To stderr. `sparing` keeps anyone from filling the log."""
    logging.basicConfig(level=logging.WARNING, format=TEXT)
    for handler in logging.getLogger().handlers:
        handler.addFilter(sparing)
        if as_json:
            handler.setFormatter(JsonLines())
