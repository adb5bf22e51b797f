/**
 * Promotions of the operator and the members’ use of them. Texts and terms of promotions and events are in
 * `promotions/catalogue`; here are their opening times. There is one row per bonus that a member received, with the
 * reference of its posting; `required` is the amount that must be bet. Tokens are stored as hashes only.
 */
export const promotions = `
CREATE TABLE promotions (
  id TEXT PRIMARY KEY,
  starts INTEGER NOT NULL,
  ends INTEGER CHECK (ends > starts),
  published INTEGER NOT NULL DEFAULT 1 CHECK (published IN (0, 1))
) STRICT;

CREATE TABLE events (
  id TEXT PRIMARY KEY,
  starts INTEGER NOT NULL,
  ends INTEGER CHECK (ends > starts)
) STRICT;

CREATE TABLE bonuses (
  reference TEXT PRIMARY KEY,
  member TEXT NOT NULL REFERENCES members (id),
  promotion TEXT NOT NULL,
  period TEXT NOT NULL,
  credit INTEGER NOT NULL CHECK (credit > 0),
  required INTEGER NOT NULL CHECK (required >= 0),
  granted INTEGER NOT NULL,
  ended INTEGER,
  outcome TEXT CHECK (outcome IN ('done', 'lost')),
  UNIQUE (member, promotion, period),
  CHECK ((ended IS NULL) = (outcome IS NULL))
) STRICT;

CREATE INDEX bonuses_running ON bonuses (member) WHERE ended IS NULL;

CREATE TABLE deposit_bonuses (
  deposit TEXT PRIMARY KEY REFERENCES deposits (id),
  promotion TEXT NOT NULL,
  settled INTEGER,
  bonus TEXT REFERENCES bonuses (reference)
) STRICT;

CREATE INDEX deposit_bonuses_open ON deposit_bonuses (deposit) WHERE settled IS NULL;

CREATE TABLE registration_campaigns (
  id TEXT PRIMARY KEY,
  credit INTEGER NOT NULL CHECK (credit > 0),
  life INTEGER NOT NULL CHECK (life > 0),
  started INTEGER NOT NULL,
  ended INTEGER
) STRICT;

CREATE TABLE registration_offers (
  visitor TEXT NOT NULL,
  campaign TEXT NOT NULL REFERENCES registration_campaigns (id),
  expires INTEGER NOT NULL,
  origin TEXT,
  member TEXT REFERENCES members (id),
  PRIMARY KEY (visitor, campaign)
) STRICT;

CREATE INDEX registration_offers_origin ON registration_offers (campaign, origin);

CREATE TABLE deposit_promotions (
  id TEXT PRIMARY KEY,
  member TEXT NOT NULL REFERENCES members (id),
  deposit INTEGER NOT NULL CHECK (deposit > 0),
  credit INTEGER NOT NULL CHECK (credit > 0),
  started INTEGER NOT NULL,
  expires INTEGER NOT NULL,
  bonus TEXT REFERENCES bonuses (reference)
) STRICT;

CREATE INDEX deposit_promotions_member ON deposit_promotions (member, started);

CREATE TABLE deposit_invitations (
  member TEXT PRIMARY KEY REFERENCES members (id)
) STRICT;

CREATE TABLE reward_tokens (
  hash TEXT PRIMARY KEY,
  session TEXT NOT NULL REFERENCES sessions (id),
  expires INTEGER NOT NULL
) STRICT;
`;
