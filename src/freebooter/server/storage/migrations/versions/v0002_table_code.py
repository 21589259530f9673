"""A code for the whole table, beside those of its seats."""

import sqlalchemy as sa
from alembic import op

from freebooter.server.access.codes import new_code

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("code", sa.String(8), nullable=False, server_default=""))
    tables = sa.table("tables", sa.column("id", sa.String), sa.column("code", sa.String))
    connection = op.get_bind()
    for name in list(connection.execute(sa.select(tables.c.id)).scalars()):
        connection.execute(sa.update(tables).where(tables.c.id == name).values(code=new_code()))
    op.create_index("tables_by_code", "tables", ["code"])
