/** Passkeys of members, and the challenges that devices have to sign. A challenge without a member is for a login. */
export const passkeys = `
CREATE TABLE passkeys (
  id TEXT PRIMARY KEY,
  member TEXT NOT NULL REFERENCES members (id),
  name TEXT NOT NULL,
  public_key BLOB NOT NULL,
  counter INTEGER NOT NULL,
  transports TEXT NOT NULL,
  synced INTEGER NOT NULL,
  created INTEGER NOT NULL,
  last_used INTEGER
) STRICT;

CREATE INDEX passkeys_member ON passkeys (member, created);

CREATE TABLE passkey_challenges (
  challenge TEXT PRIMARY KEY,
  member TEXT REFERENCES members (id),
  origin TEXT NOT NULL,
  address TEXT,
  expires INTEGER NOT NULL
) STRICT;

CREATE INDEX passkey_challenges_address ON passkey_challenges (address, expires);
`;
