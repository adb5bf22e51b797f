/**
 * A third kind of account: the income of a member from referring others. SQLite cannot change a CHECK, so `accounts` is
 * recreated, and with it `postings`, whose rows reference it. Each row is copied unchanged with its id, and the new
 * tables get the old names. Nothing references the old tables when they are dropped, so foreign keys stay enabled.
 *
 * The activity of referred members is in `affiliate_days`, counted once per day when the day is settled.
 * `affiliate_state` has the time up to which that has been done.
 */
export const affiliate = `
DROP VIEW entries;

CREATE TABLE accounts_next (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('wallet', 'house', 'affiliate')),
  balance INTEGER NOT NULL DEFAULT 0,
  CHECK (kind = 'house' OR balance >= 0)
) STRICT;

INSERT INTO accounts_next (id, kind, balance) SELECT id, kind, balance FROM accounts;

CREATE TABLE postings_next (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  time INTEGER NOT NULL,
  kind TEXT NOT NULL,
  reference TEXT NOT NULL,
  debit TEXT NOT NULL REFERENCES accounts_next (id),
  credit TEXT NOT NULL REFERENCES accounts_next (id),
  satang INTEGER NOT NULL CHECK (satang > 0),
  CHECK (debit <> credit),
  UNIQUE (kind, reference)
) STRICT;

INSERT INTO postings_next (id, time, kind, reference, debit, credit, satang)
  SELECT id, time, kind, reference, debit, credit, satang FROM postings ORDER BY id;

DROP TABLE postings;
DROP TABLE accounts;
ALTER TABLE accounts_next RENAME TO accounts;
ALTER TABLE postings_next RENAME TO postings;

CREATE INDEX postings_debit ON postings (debit, time);
CREATE INDEX postings_credit ON postings (credit, time);

CREATE TRIGGER postings_move AFTER INSERT ON postings BEGIN
  UPDATE accounts SET balance = balance - NEW.satang WHERE id = NEW.debit;
  UPDATE accounts SET balance = balance + NEW.satang WHERE id = NEW.credit;
END;

CREATE TRIGGER postings_never_change BEFORE UPDATE ON postings BEGIN
  SELECT RAISE (ABORT, 'the ledger is append-only');
END;

CREATE TRIGGER postings_never_go BEFORE DELETE ON postings BEGIN
  SELECT RAISE (ABORT, 'the ledger is append-only');
END;

CREATE VIEW entries AS
  SELECT id AS posting, time, kind, reference, debit AS account, -satang AS satang FROM postings
  UNION ALL
  SELECT id AS posting, time, kind, reference, credit AS account, satang FROM postings;

CREATE INDEX rounds_member ON rounds (member, time);
CREATE INDEX rounds_time ON rounds (time);

CREATE TABLE affiliate_days (
  affiliate TEXT NOT NULL REFERENCES members (id),
  day TEXT NOT NULL,
  member TEXT NOT NULL REFERENCES members (id),
  deposits INTEGER NOT NULL,
  deposited INTEGER NOT NULL,
  withdrawn INTEGER NOT NULL,
  turnover INTEGER NOT NULL,
  won INTEGER NOT NULL,
  commission INTEGER NOT NULL CHECK (commission >= 0),
  PRIMARY KEY (affiliate, day, member)
) STRICT, WITHOUT ROWID;

CREATE TABLE affiliate_state (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  covered INTEGER NOT NULL,
  updated INTEGER NOT NULL
) STRICT;
`;
