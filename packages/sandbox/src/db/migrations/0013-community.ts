/**
 * Tournaments follow a calendar without a table. Here are the operator’s changes to it, the tournaments that were paid
 * out and to whom, and the end of the next one. VIP levels follow from play and deposits; here are the levels that the
 * operator set manually.
 */
export const community = `
CREATE TABLE tournament_times (
  tournament TEXT PRIMARY KEY,
  starts INTEGER NOT NULL,
  ends INTEGER NOT NULL,
  CHECK (starts < ends)
) STRICT;

CREATE TABLE tournament_ends (
  tournament TEXT PRIMARY KEY,
  time INTEGER NOT NULL
) STRICT;

CREATE TABLE tournament_prizes (
  tournament TEXT NOT NULL REFERENCES tournament_ends (tournament),
  member TEXT NOT NULL REFERENCES members (id),
  rank INTEGER NOT NULL CHECK (rank > 0),
  satang INTEGER NOT NULL CHECK (satang > 0),
  PRIMARY KEY (tournament, member)
) STRICT;

CREATE TABLE tournament_state (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  settled INTEGER NOT NULL,
  due INTEGER NOT NULL
) STRICT;

CREATE TABLE vip_grants (
  member TEXT PRIMARY KEY REFERENCES members (id),
  level INTEGER NOT NULL CHECK (level >= 0)
) STRICT;
`;
