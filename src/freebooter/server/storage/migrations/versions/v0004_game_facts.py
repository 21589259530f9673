"""Facts of finished games get a table of their own. Those kept beside the secret are dropped: they are made again."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "game_facts",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("facts", sa.LargeBinary, nullable=False),
    )
    op.execute("delete from house where name like 'fold-%'")
