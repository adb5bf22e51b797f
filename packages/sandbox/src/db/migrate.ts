import type { Database } from './database.ts';
import { ledger } from './migrations/0001-ledger.ts';
import { members } from './migrations/0002-members.ts';
import { cashier } from './migrations/0003-cashier.ts';
import { play } from './migrations/0004-play.ts';
import { cards } from './migrations/0005-cards.ts';
import { settings } from './migrations/0006-settings.ts';
import { channels } from './migrations/0007-channels.ts';
import { join } from './migrations/0008-join.ts';
import { affiliate } from './migrations/0009-affiliate.ts';
import { promotions } from './migrations/0010-promotions.ts';
import { notices } from './migrations/0011-notices.ts';
import { games } from './migrations/0012-games.ts';
import { community } from './migrations/0013-community.ts';
import { accountBefore } from './migrations/0014-account-before.ts';
import { protection } from './migrations/0015-protection.ts';
import { withdrawalSteps } from './migrations/0016-withdrawal-steps.ts';
import { jackpots } from './migrations/0017-jackpots.ts';
import { missions } from './migrations/0018-missions.ts';
import { linkNames } from './migrations/0019-link-names.ts';
import { loginAddresses } from './migrations/0020-login-addresses.ts';
import { usernameChecks } from './migrations/0021-username-checks.ts';
import { lineSignUp } from './migrations/0022-line-sign-up.ts';
import { passkeys } from './migrations/0023-passkeys.ts';

/** In execution order; only add at the end. */
const migrations = [
  ledger,
  members,
  cashier,
  play,
  cards,
  settings,
  channels,
  join,
  affiliate,
  promotions,
  notices,
  games,
  community,
  accountBefore,
  protection,
  withdrawalSteps,
  jackpots,
  missions,
  linkNames,
  loginAddresses,
  usernameChecks,
  lineSignUp,
  passkeys,
];

/** Migrates the tables to this version of the sandbox. Throws on a file of a later version. */
export function migrate(db: Database): void {
  const version = db.get<{ user_version: number }>('PRAGMA user_version')?.user_version ?? 0;
  if (version > migrations.length) {
    throw new Error(
      `it was written by a later version of the sandbox (${version}, this one knows ${migrations.length})`,
    );
  }
  for (const [at, sql] of migrations.entries()) {
    if (at < version) continue;
    db.transaction(() => db.script(`${sql}; PRAGMA user_version = ${at + 1};`));
  }
}

/** Removes everything from the database, tables included. */
export function wipe(db: Database): void {
  db.script('PRAGMA foreign_keys = OFF');
  const things = db.all<{ type: string; name: string }>(
    "SELECT type, name FROM sqlite_schema WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite_%'",
  );
  const drops = things.map(({ type, name }) => `DROP ${type.toUpperCase()} "${name}";`).join('\n');
  db.transaction(() => db.script(`${drops} PRAGMA user_version = 0;`));
  db.script('PRAGMA foreign_keys = ON');
}
