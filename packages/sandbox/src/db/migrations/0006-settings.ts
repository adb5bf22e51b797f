/** Switches of the whole service, as JSON, by name. A switch without a row stands at its default. */
export const settings = `
CREATE TABLE settings (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;
`;
