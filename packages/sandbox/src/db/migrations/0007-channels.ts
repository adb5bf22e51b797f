/**
 * Deposit channels and the members who do not see them, transfers that members report, withdrawal locks set by the
 * operator, and the seeds that this database has had.
 */
export const channels = `
CREATE TABLE seeds (
  name TEXT PRIMARY KEY
) STRICT;

CREATE TABLE channels (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('payment', 'truewallet', 'bank', 'usdt')),
  place INTEGER NOT NULL,
  mark TEXT NOT NULL,
  name_th TEXT NOT NULL,
  name_en TEXT NOT NULL,
  min INTEGER CHECK (min > 0),
  max INTEGER CHECK (max >= min),
  bonus TEXT,
  holder TEXT,
  account_number TEXT,
  account_changed INTEGER,
  network TEXT,
  address TEXT,
  exchange INTEGER CHECK (exchange > 0),
  open INTEGER NOT NULL DEFAULT 1 CHECK (open IN (0, 1)),
  CHECK (kind <> 'bank' OR (holder IS NOT NULL AND account_number IS NOT NULL)),
  CHECK (kind <> 'usdt' OR (network IS NOT NULL AND address IS NOT NULL AND exchange IS NOT NULL))
) STRICT;

CREATE TABLE hidden_channels (
  member TEXT NOT NULL REFERENCES members (id),
  channel TEXT NOT NULL REFERENCES channels (id),
  PRIMARY KEY (member, channel)
) STRICT;

ALTER TABLE deposits ADD COLUMN kind TEXT NOT NULL DEFAULT 'qr' CHECK (kind IN ('qr', 'transfer'));
ALTER TABLE deposits ADD COLUMN slip_ref TEXT COLLATE NOCASE;
ALTER TABLE deposits ADD COLUMN slip_time INTEGER;
ALTER TABLE deposits ADD COLUMN usdt INTEGER;
ALTER TABLE deposits ADD COLUMN exchange INTEGER;
UPDATE deposits SET kind = 'transfer' WHERE status = 'review';

CREATE UNIQUE INDEX deposits_slip ON deposits (slip_ref)
  WHERE slip_ref IS NOT NULL AND status IN ('review', 'paid');
CREATE INDEX deposits_review ON deposits (pays_at) WHERE status = 'review';

CREATE TABLE withdraw_locks (
  member TEXT PRIMARY KEY REFERENCES members (id),
  since INTEGER,
  lifted INTEGER
) STRICT;
`;
