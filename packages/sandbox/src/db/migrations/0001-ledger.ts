/**
 * Money. A posting moves `satang` from one account to another, so every row is balanced; a transfer is all postings of
 * one kind and reference. Postings are never changed or deleted. A trigger maintains the balance of each account, and a
 * member’s wallet cannot go below zero, regardless of the code above.
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
