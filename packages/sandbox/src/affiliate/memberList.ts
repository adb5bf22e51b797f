import { bahtFromSatang, satang } from '@brand/domain';
import { unixSeconds } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { maskedName } from '../members/maskedName.ts';
import { figuresFrom } from './affiliateState.ts';

/** Sort order of the list; the greatest or newest is first. */
export const memberSorts = ['joined', 'deposit', 'turnover', 'commission'] as const;

/** Filter, offset and limit of the list. */
export interface MemberQuery {
  skip: number;
  limit: number;
  /** Part of the displayed name. */
  search: string;
  sort: (typeof memberSorts)[number];
}

interface Row {
  id: string;
  username: string;
  joined: number | null;
  deposits: number;
  deposited: number;
  turnover: number;
  commission: number;
  last: string | null;
}

const order: Readonly<Record<MemberQuery['sort'], (row: Row) => number>> = {
  joined: (row) => row.joined ?? 0,
  deposit: (row) => row.deposited,
  turnover: (row) => row.turnover,
  commission: (row) => row.commission,
};

/** The members that a member referred, with the figures of all settled days (`/affiliate/member`). */
export function memberList(
  context: Context,
  affiliate: string,
  { skip, limit, search, sort }: MemberQuery,
): Record<string, unknown> {
  const rows = context.db.all<Row>(
    `SELECT members.id, username, joined, coalesce(sum(deposits), 0) AS deposits,
       coalesce(sum(deposited), 0) AS deposited, coalesce(sum(turnover), 0) AS turnover,
       coalesce(sum(commission), 0) AS commission, max(iif(turnover > 0, day, NULL)) AS last
     FROM members LEFT JOIN affiliate_days ON affiliate = upline AND member = members.id
     WHERE upline = ? GROUP BY members.id`,
    affiliate,
  );
  // Search only the masked name. Otherwise a search would reveal the hidden letters one by one.
  const wanted = search.trim().toLowerCase();
  const found = rows.filter(({ username }) => maskedName(username).toLowerCase().includes(wanted));
  const by = order[sort];
  found.sort((left, right) => by(right) - by(left) || (left.id < right.id ? -1 : 1));
  return {
    list: found.slice(skip, skip + limit).map(wireMember),
    total: found.length,
    updated_at: unixSeconds(figuresFrom(context)),
  };
}

function wireMember(row: Row): Record<string, unknown> {
  return {
    id: row.id,
    name: maskedName(row.username),
    joined_at: row.joined === null ? null : unixSeconds(row.joined),
    deposits: row.deposits,
    deposit: bahtFromSatang(satang(row.deposited)),
    turnover: bahtFromSatang(satang(row.turnover)),
    commission: bahtFromSatang(satang(row.commission)),
    last_active: row.last,
  };
}
