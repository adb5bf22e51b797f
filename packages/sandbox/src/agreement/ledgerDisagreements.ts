import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import {
  falseBalances,
  lowestWallet,
  sumOfAll,
  unbalancedTransfers,
} from '../ledger/ledgerProofs.ts';

/**
 * Records that move the money of a member, each with the kind of posting that must have the same sum, and whether the
 * wallet is credited or debited.
 */
const records: readonly (readonly [name: string, kind: string, side: Side, sums: string])[] = [
  [
    'paid deposits',
    'deposit',
    'credit',
    "sum(satang) AS recorded FROM deposits WHERE status = 'paid'",
  ],
  ['withdrawals', 'withdrawal', 'debit', 'sum(satang) AS recorded FROM withdrawals WHERE true'],
  [
    'cancelled withdrawals',
    'withdrawal-cancel',
    'credit',
    "sum(satang) AS recorded FROM withdrawals WHERE status = 'cancelled'",
  ],
  ['bets', 'bet', 'debit', 'sum(bet) AS recorded FROM rounds WHERE true'],
  ['wins', 'win', 'credit', 'sum(win) AS recorded FROM rounds WHERE true'],
  [
    'wins of free spins',
    'free-spin-win',
    'credit',
    'sum(win) AS recorded FROM free_rounds WHERE true',
  ],
  [
    'prizes',
    'tournament-prize',
    'credit',
    'sum(satang) AS recorded FROM tournament_prizes WHERE true',
  ],
];
type Side = 'credit' | 'debit';

/** Kinds that have no record of their own: the history shows their postings. */
const SHOWN_AS_POSTED = ['bonus', 'affiliate-withdrawal', 'adjustment'];

/** Balances that are not the sum of their entries, and records of members that differ from the ledger. */
export function ledgerDisagreements({ db }: Context): string[] {
  const least = lowestWallet(db) ?? 0;
  const sum = sumOfAll(db) ?? 0;
  return [
    ...falseBalances(db).map((row) => `The balance is not the sum: ${JSON.stringify(row)}`),
    ...unbalancedTransfers(db).map((row) => `A transfer is not balanced: ${JSON.stringify(row)}`),
    ...(least < 0 ? [`A wallet was at ${least} satang.`] : []),
    ...(sum === 0 ? [] : [`All accounts together have ${sum} satang.`]),
    ...records.flatMap((record) => unlikeTheLedger(db, record)),
    ...hiddenKinds(db),
  ];
}

function unlikeTheLedger(
  db: Database,
  [name, kind, side, sums]: (typeof records)[number],
): string[] {
  const rows = db.all<{ member: string; recorded: number; posted: number }>(
    `SELECT members.id AS member, coalesce(recorded, 0) AS recorded, coalesce(posted, 0) AS posted FROM members
     LEFT JOIN (SELECT member, ${sums} GROUP BY member) AS own ON own.member = members.id
     LEFT JOIN (SELECT ${side} AS account, sum(satang) AS posted FROM postings WHERE kind = ? GROUP BY ${side})
       ON account = 'wallet:' || members.id
     WHERE coalesce(recorded, 0) <> coalesce(posted, 0)`,
    kind,
  );
  return rows.map(
    ({ member, recorded, posted }) => `${member}: ${name} of ${recorded} satang, posted ${posted}.`,
  );
}

/** Movements of a wallet that no history and no round explains. */
function hiddenKinds(db: Database): string[] {
  const known = [...records.map(([, kind]) => kind), ...SHOWN_AS_POSTED];
  const rows = db.all<{ kind: string }>(
    `SELECT DISTINCT kind FROM entries WHERE account LIKE 'wallet:%' AND kind NOT IN (SELECT value FROM json_each(?))`,
    JSON.stringify(known),
  );
  return rows.map(({ kind }) => `The history does not show postings of the kind ${kind}.`);
}
