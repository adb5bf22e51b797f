/** Failed logins by the address of the caller, to slow down one that tries many names. */
export const loginAddresses = `
CREATE TABLE login_address_failures (
  address TEXT NOT NULL,
  time INTEGER NOT NULL
) STRICT;

CREATE INDEX login_address_failures_address ON login_address_failures (address, time);
`;
