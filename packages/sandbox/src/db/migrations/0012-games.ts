/**
 * The games that the operator offers, the favourites and recent games of members, and games with play money. Names,
 * figures and covers of games are in the catalogue; here are only the operator’s settings. Amounts are in satang.
 */
export const games = `
CREATE TABLE games (
  code TEXT PRIMARY KEY,
  position INTEGER NOT NULL,
  hot INTEGER NOT NULL CHECK (hot IN (0, 1)),
  new INTEGER NOT NULL CHECK (new IN (0, 1)),
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'maintenance', 'hidden')),
  sentence TEXT
) STRICT;

CREATE TABLE provider_switches (
  provider TEXT PRIMARY KEY,
  state TEXT NOT NULL CHECK (state IN ('maintenance', 'disabled')),
  sentence TEXT
) STRICT;

CREATE TABLE favourite_games (
  member TEXT NOT NULL REFERENCES members (id),
  game TEXT NOT NULL,
  time INTEGER NOT NULL,
  PRIMARY KEY (member, game)
) STRICT;

CREATE TABLE shown_wins (
  id INTEGER PRIMARY KEY,
  game TEXT NOT NULL,
  username TEXT NOT NULL,
  time INTEGER NOT NULL,
  bet INTEGER NOT NULL CHECK (bet > 0),
  win INTEGER NOT NULL CHECK (win > 0)
) STRICT;

CREATE INDEX shown_wins_game ON shown_wins (game, time);
CREATE INDEX rounds_game ON rounds (game, time);

CREATE TABLE demo_sessions (
  id TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  lang TEXT NOT NULL,
  site_origin TEXT NOT NULL,
  launch_hash TEXT NOT NULL UNIQUE,
  launch_expires INTEGER NOT NULL,
  play_hash TEXT UNIQUE,
  play_expires INTEGER,
  shown_card TEXT,
  balance INTEGER NOT NULL CHECK (balance >= 0)
) STRICT;

CREATE TABLE demo_rounds (
  demo_session TEXT NOT NULL REFERENCES demo_sessions (id) ON DELETE CASCADE,
  key TEXT NOT NULL,
  request TEXT NOT NULL,
  detail TEXT NOT NULL,
  PRIMARY KEY (demo_session, key)
) STRICT;
`;
