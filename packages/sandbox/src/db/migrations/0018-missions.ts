/**
 * Missions, check-ins and free spins. Texts and goals are in `missions/catalogue`; here is since when a mission exists. A
 * reward is a bonus or free spins, and is given once per member and mission. Rounds of free spins are not in `rounds`:
 * nothing was bet from the wallet. The spins that are left are the total without the rounds.
 */
export const missions = `
CREATE TABLE missions (
  id TEXT PRIMARY KEY,
  opens INTEGER NOT NULL,
  ends INTEGER CHECK (ends > opens)
) STRICT;

CREATE TABLE free_spins (
  reference TEXT PRIMARY KEY,
  member TEXT NOT NULL REFERENCES members (id),
  game TEXT NOT NULL,
  total INTEGER NOT NULL CHECK (total > 0),
  bet INTEGER NOT NULL CHECK (bet > 0),
  granted INTEGER NOT NULL,
  expires INTEGER NOT NULL CHECK (expires > granted)
) STRICT;

CREATE INDEX free_spins_member ON free_spins (member, expires);

CREATE TABLE free_rounds (
  id TEXT PRIMARY KEY,
  spins TEXT NOT NULL REFERENCES free_spins (reference),
  play_session TEXT NOT NULL REFERENCES play_sessions (id),
  member TEXT NOT NULL REFERENCES members (id),
  key TEXT NOT NULL,
  time INTEGER NOT NULL,
  bet INTEGER NOT NULL CHECK (bet > 0),
  win INTEGER NOT NULL CHECK (win >= 0),
  detail TEXT NOT NULL,
  UNIQUE (play_session, key)
) STRICT;

CREATE INDEX free_rounds_spins ON free_rounds (spins);

CREATE TABLE mission_rewards (
  member TEXT NOT NULL REFERENCES members (id),
  mission TEXT NOT NULL,
  time INTEGER NOT NULL,
  bonus TEXT UNIQUE REFERENCES bonuses (reference),
  spins TEXT UNIQUE REFERENCES free_spins (reference),
  PRIMARY KEY (member, mission),
  CHECK ((bonus IS NULL) <> (spins IS NULL))
) STRICT;

CREATE TABLE check_ins (
  member TEXT NOT NULL REFERENCES members (id),
  day TEXT NOT NULL,
  number INTEGER NOT NULL CHECK (number > 0),
  time INTEGER NOT NULL,
  bonus TEXT UNIQUE REFERENCES bonuses (reference),
  spins TEXT UNIQUE REFERENCES free_spins (reference),
  PRIMARY KEY (member, day),
  UNIQUE (member, number),
  CHECK ((bonus IS NULL) <> (spins IS NULL))
) STRICT;
`;
