/**
 * Money. A posting takes `satang` from one account and gives it to another, so that no row can be out of balance; a
 * transfer is all postings of one kind and reference. Postings are never changed or deleted. The balance of an account
 * is kept beside it by a trigger, and a member's wallet cannot go below zero whatever the code above does.
 */
export const ledger = `
CREATE TABLE accounts (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('wallet', 'house')),
  balance INTEGER NOT NULL DEFAULT 0,
  CHECK (kind <> 'wallet' OR balance >= 0)
) STRICT;

CREATE TABLE postings (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  time INTEGER NOT NULL,
  kind TEXT NOT NULL,
  reference TEXT NOT NULL,
  debit TEXT NOT NULL REFERENCES accounts (id),
  credit TEXT NOT NULL REFERENCES accounts (id),
  satang INTEGER NOT NULL CHECK (satang > 0),
  CHECK (debit <> credit),
  UNIQUE (kind, reference)
) STRICT;

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
`;
