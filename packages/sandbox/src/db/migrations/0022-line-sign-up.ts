/**
 * Registration with LINE: requests of that kind, and the proofs of accounts without a member. Earlier requests are
 * dropped: they last ten minutes.
 */
export const lineSignUp = `
DROP TABLE line_requests;

CREATE TABLE line_requests (
  hash TEXT PRIMARY KEY,
  action TEXT NOT NULL CHECK (action IN ('link', 'change', 'login', 'register')),
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

CREATE TABLE line_proofs (
  hash TEXT PRIMARY KEY,
  line_id TEXT NOT NULL,
  expires INTEGER NOT NULL,
  used INTEGER
) STRICT;
`;
