"""The forms that a database has had, and the steps between them."""

from pathlib import Path

from sqlalchemy import Engine

KNOWN = ("0001", "0002", "0003", "0004", "0005", "0006", "0007", "0008")


def upgrade(engine: Engine, form: str = "head") -> None:
    """Bring a database to this form, from whatever earlier one it has."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, form)
