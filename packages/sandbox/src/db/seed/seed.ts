import { seedAffiliate } from '../../affiliate/seedAffiliate.ts';
import { seedVisits } from '../../affiliate/seedVisits.ts';
import type { Context } from '../../context.ts';
import { offerGames } from '../../games/offerGames.ts';
import { seedGames } from '../../games/seedGames.ts';
import { seedJoin } from '../../join/seedJoin.ts';
import { openHouseAccounts } from '../../ledger/accounts.ts';
import { addExtraMembers } from '../../load/extraMembers.ts';
import { seedMissions } from '../../missions/seedMissions.ts';
import { seedNotices } from '../../notices/seedNotices.ts';
import { seedChannels } from '../../payments/seedChannels.ts';
import { seedPromotions } from '../../promotions/seedPromotions.ts';
import { seedTournaments } from '../../tournaments/seedTournaments.ts';
import { seedVip } from '../../vip/seedVip.ts';
import { seedMembers } from './seedMembers.ts';

/**
 * The seeds of a database, in order: a later seed can use the rows of the earlier ones. Each runs once per database, so
 * that a database of an earlier version gets new seeds and keeps its data. The names must not change.
 */
const seeds: readonly (readonly [name: string, fill: (context: Context) => void])[] = [
  ['members', seedMembers],
  ['join', seedJoin],
  ['channels', seedChannels],
  ['notices', seedNotices],
  ['affiliate', seedAffiliate],
  ['visits', seedVisits],
  ['games', seedGames],
  ['promotions', seedPromotions],
  ['vip', seedVip],
  ['tournaments', seedTournaments],
  ['missions', seedMissions],
];

/**
 * Runs the seeds that this database has not had, and adds members if a larger number is requested on the command line.
 */
export function seed(context: Context): void {
  const { db } = context;
  db.transaction(() => {
    openHouseAccounts(db);
    for (const [name, fill] of seeds) {
      if (db.run('INSERT OR IGNORE INTO seeds (name) VALUES (?)', name) > 0) fill(context);
    }
    offerGames(context);
    addExtraMembers(context);
  });
}
