"""Reviews of finished games, so that each is worked out once."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("review", sa.LargeBinary, nullable=False),
    )
