/**
 * Registration: phones and referrers, one-time codes and their proofs, login links, LINE accounts. Codes and tokens are
 * stored as hashes only; an SMS is stored as the receiving phone shows it.
 */
export const join = `
ALTER TABLE members ADD COLUMN phone TEXT;
ALTER TABLE members ADD COLUMN joined INTEGER;
ALTER TABLE members ADD COLUMN upline TEXT REFERENCES members (id);
ALTER TABLE members ADD COLUMN aff_code TEXT;
CREATE UNIQUE INDEX members_phone ON members (phone);
CREATE UNIQUE INDEX members_aff_code ON members (aff_code);
CREATE INDEX members_upline ON members (upline, joined);
CREATE INDEX members_account ON members (bank, bank_number);

CREATE TABLE sms (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  phone TEXT NOT NULL,
  text TEXT NOT NULL,
  time INTEGER NOT NULL
) STRICT;

CREATE TABLE otps (
  id TEXT PRIMARY KEY,
  phone TEXT NOT NULL,
  purpose TEXT NOT NULL CHECK (purpose IN ('register', 'forgot')),
  hash TEXT NOT NULL,
  created INTEGER NOT NULL,
  expires INTEGER NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  used INTEGER
) STRICT;

CREATE INDEX otps_phone ON otps (phone, created);

CREATE TABLE otp_proofs (
  hash TEXT PRIMARY KEY,
  phone TEXT NOT NULL,
  purpose TEXT NOT NULL,
  expires INTEGER NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  used INTEGER
) STRICT;

CREATE TABLE referral_visits (
  affiliate TEXT NOT NULL REFERENCES members (id),
  day TEXT NOT NULL,
  visitor TEXT NOT NULL,
  time INTEGER NOT NULL,
  PRIMARY KEY (affiliate, day, visitor)
) STRICT;

CREATE TABLE login_links (
  hash TEXT PRIMARY KEY,
  member TEXT NOT NULL REFERENCES members (id),
  expires INTEGER NOT NULL,
  used INTEGER
) STRICT;

CREATE TABLE line_links (
  member TEXT PRIMARY KEY REFERENCES members (id),
  line_id TEXT NOT NULL UNIQUE,
  time INTEGER NOT NULL
) STRICT;

CREATE TABLE line_requests (
  hash TEXT PRIMARY KEY,
  action TEXT NOT NULL CHECK (action IN ('link', 'change', 'login')),
  member TEXT REFERENCES members (id),
  challenge TEXT,
  lang TEXT NOT NULL,
  site_origin TEXT NOT NULL,
  expires INTEGER NOT NULL,
  line_id TEXT,
  code_hash TEXT UNIQUE,
  code_expires INTEGER,
  used INTEGER
) STRICT;

CREATE TABLE upgrades (
  member TEXT PRIMARY KEY REFERENCES members (id),
  wanted INTEGER,
  done INTEGER
) STRICT;
`;
