/** Settings of the whole service, as JSON, by name. A setting without a row has its default. */
export const settings = `
CREATE TABLE settings (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;
`;
