/** Launches, the sessions of open games, and their rounds. */
export const play = `
CREATE TABLE recent_games (
  member TEXT NOT NULL REFERENCES members (id),
  game TEXT NOT NULL,
  time INTEGER NOT NULL,
  PRIMARY KEY (member, game)
) STRICT;

CREATE TABLE play_sessions (
  id TEXT PRIMARY KEY,
  member TEXT NOT NULL REFERENCES members (id),
  session TEXT NOT NULL REFERENCES sessions (id),
  game TEXT NOT NULL,
  lang TEXT NOT NULL,
  site_origin TEXT NOT NULL,
  launch_hash TEXT NOT NULL UNIQUE,
  launch_expires INTEGER NOT NULL,
  play_hash TEXT UNIQUE,
  play_expires INTEGER
) STRICT;

CREATE TABLE rounds (
  id TEXT PRIMARY KEY,
  play_session TEXT NOT NULL REFERENCES play_sessions (id),
  member TEXT NOT NULL REFERENCES members (id),
  game TEXT NOT NULL,
  key TEXT NOT NULL,
  time INTEGER NOT NULL,
  bet INTEGER NOT NULL CHECK (bet > 0),
  win INTEGER NOT NULL CHECK (win >= 0),
  request TEXT NOT NULL,
  detail TEXT NOT NULL,
  UNIQUE (play_session, key)
) STRICT;
`;
