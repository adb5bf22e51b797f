/** Deposits, withdrawals and the first replies to money calls (for idempotency). */
export const cashier = `
CREATE TABLE deposits (
  id TEXT PRIMARY KEY,
  member TEXT NOT NULL REFERENCES members (id),
  channel TEXT NOT NULL,
  reference TEXT NOT NULL UNIQUE,
  satang INTEGER NOT NULL CHECK (satang > 0),
  created INTEGER NOT NULL,
  expires INTEGER NOT NULL,
  pays_at INTEGER,
  outcome TEXT NOT NULL CHECK (outcome IN ('paid', 'alert', 'expired', 'unpaid')),
  status TEXT NOT NULL CHECK (status IN ('open', 'review', 'paid', 'cancelled', 'expired')),
  settled INTEGER,
  token TEXT NOT NULL,
  debug_key TEXT NOT NULL,
  note TEXT NOT NULL DEFAULT ''
) STRICT;

CREATE INDEX deposits_member ON deposits (member, created);
CREATE INDEX deposits_open ON deposits (expires) WHERE status = 'open';

CREATE TABLE withdrawals (
  id TEXT PRIMARY KEY,
  member TEXT NOT NULL REFERENCES members (id),
  reference TEXT NOT NULL UNIQUE,
  satang INTEGER NOT NULL CHECK (satang > 0),
  created INTEGER NOT NULL,
  pays_at INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('open', 'paid', 'cancelled')),
  note TEXT NOT NULL DEFAULT ''
) STRICT;

CREATE INDEX withdrawals_member ON withdrawals (member, created);
CREATE INDEX withdrawals_open ON withdrawals (pays_at) WHERE status = 'open';

CREATE TABLE idempotency_keys (
  member TEXT NOT NULL REFERENCES members (id),
  operation TEXT NOT NULL,
  key TEXT NOT NULL,
  request TEXT NOT NULL,
  reply TEXT NOT NULL,
  created INTEGER NOT NULL,
  PRIMARY KEY (member, operation, key)
) STRICT;
`;
