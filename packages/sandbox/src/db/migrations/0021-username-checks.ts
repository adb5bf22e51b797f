/** Checks of usernames, by proof and address, to limit them. */
export const usernameChecks = `
CREATE TABLE username_checks (
  proof TEXT NOT NULL,
  address TEXT,
  time INTEGER NOT NULL
) STRICT;

CREATE INDEX username_checks_proof ON username_checks (proof);
CREATE INDEX username_checks_address ON username_checks (address, time);
`;
