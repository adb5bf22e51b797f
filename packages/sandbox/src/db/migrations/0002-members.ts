/** Members, their sessions and tokens. Tokens are stored as hashes only. */
export const members = `
CREATE TABLE members (
  id TEXT PRIMARY KEY,
  username TEXT NOT NULL UNIQUE COLLATE NOCASE,
  password TEXT NOT NULL,
  firstname TEXT NOT NULL,
  lastname TEXT NOT NULL,
  bank TEXT,
  bank_number TEXT,
  group_bank TEXT,
  group_id TEXT,
  login_refusal INTEGER
) STRICT;

CREATE TABLE sessions (
  id TEXT PRIMARY KEY,
  member TEXT NOT NULL REFERENCES members (id),
  created INTEGER NOT NULL,
  revoked INTEGER
) STRICT;

CREATE TABLE access_tokens (
  hash TEXT PRIMARY KEY,
  session TEXT NOT NULL REFERENCES sessions (id),
  expires INTEGER NOT NULL
) STRICT;

CREATE TABLE refresh_tokens (
  hash TEXT PRIMARY KEY,
  session TEXT NOT NULL REFERENCES sessions (id),
  expires INTEGER NOT NULL,
  used INTEGER,
  used_key TEXT,
  salt TEXT NOT NULL
) STRICT;

CREATE TABLE login_failures (
  username TEXT NOT NULL COLLATE NOCASE,
  time INTEGER NOT NULL
) STRICT;

CREATE INDEX login_failures_username ON login_failures (username, time);
CREATE INDEX access_tokens_session ON access_tokens (session);
CREATE INDEX refresh_tokens_session ON refresh_tokens (session);
`;
