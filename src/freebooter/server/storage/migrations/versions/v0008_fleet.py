"""Several servers on one database: which of them live, which table is whose, and what visitors have spent at all."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("address", sa.String(80), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("server", sa.String(16), nullable=False),
        sa.Column("generation", sa.BigInteger, nullable=False),
    )
    op.create_index("leases_by_server", "leases", ["server"])
    op.create_table(
        "credits",
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("units", sa.Float, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
