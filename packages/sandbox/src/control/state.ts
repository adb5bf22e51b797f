import { bahtFromSatang, satang } from '@brand/domain';
import type { MovableClock } from '../clock/clock.ts';
import type { Context } from '../context.ts';
import { PASSWORD, accounts } from '../db/seed/accounts.ts';
import { type Fault, type FaultKind, type FaultMessages, faultKinds } from '../faults/fault.ts';
import type { FaultBoard } from '../faults/faultBoard.ts';
import { readSetting } from '../settings/settings.ts';
import type { MagicTable } from './magicTable.ts';
import { magicTables } from './magicTables.ts';
import type { Trigger } from './trigger.ts';
import { triggers } from './triggers.ts';

/** A member as the control page lists it. */
export interface StateMember {
  id: string;
  username: string;
  name: string;
  /** In baht. */
  balance: number;
  /** Purpose of a seeded account; null for a member who joined here. */
  purpose: string | null;
  /** Code with which login refuses this member. */
  loginRefusal: number | null;
  openSessions: number;
}

/** Current state of the sandbox. */
export interface State {
  /** Times in milliseconds; `offset` is the difference to the real time. */
  clock: { now: number; offset: number };
  service: { maintenance: string | null; siteClosed: string | null };
  members: StateMember[];
  faults: readonly Fault[];
  origins: { api: string; games: string; sites: readonly string[] };
}

/** Values that do not change while the sandbox runs. */
export interface Offer {
  triggers: readonly Omit<Trigger, 'pull'>[];
  faultKinds: Readonly<Record<FaultKind, FaultMessages>>;
  magic: readonly MagicTable[];
  /** Password of all seeded accounts. */
  password: string;
}

/** The current state of the sandbox. */
export function stateOf(context: Context, clock: MovableClock, faults: FaultBoard): State {
  const { db, apiOrigin, gamesOrigin, siteOrigins } = context;
  return {
    clock: { now: clock.now(), offset: clock.offset() },
    service: {
      maintenance: readSetting(db, 'maintenance'),
      siteClosed: readSetting(db, 'siteClosed'),
    },
    members: membersOf(context),
    faults: faults.list(),
    origins: { api: apiOrigin, games: gamesOrigin, sites: siteOrigins },
  };
}

/** The offer of the control page: triggers, kinds of faults, test values. */
export function offer(): Offer {
  return {
    triggers: triggers.map(({ pull: _pull, ...shown }) => shown),
    faultKinds,
    magic: magicTables,
    password: PASSWORD,
  };
}

interface MemberRow {
  id: string;
  username: string;
  firstname: string;
  lastname: string;
  login_refusal: number | null;
  balance: number;
  sessions: number;
}

const purposes = new Map(accounts.map(({ id, purpose }) => [id, purpose]));
/** Of members that are not seeded accounts only the newest are listed. */
const NEWCOMERS = 30;

function membersOf({ db, clock }: Context): StateMember[] {
  const select = (where: string) => `
    SELECT m.id, username, firstname, lastname, login_refusal, a.balance,
      (SELECT count(*) FROM sessions s WHERE s.member = m.id AND s.revoked IS NULL AND EXISTS
        (SELECT 1 FROM refresh_tokens r WHERE r.session = s.id AND r.used IS NULL AND r.expires > ?1)
      ) AS sessions
    FROM members m JOIN accounts a ON a.id = 'wallet:' || m.id
    WHERE m.id ${where} (SELECT value FROM json_each(?2))`;
  const given = [clock.now(), JSON.stringify([...purposes.keys()])] as const;
  const seeded = db.all<MemberRow>(`${select('IN')} ORDER BY m.id`, ...given);
  const others = db.all<MemberRow>(
    `${select('NOT IN')} ORDER BY m.rowid DESC LIMIT ${NEWCOMERS}`,
    ...given,
  );
  return [...seeded, ...others].map((row) => ({
    id: row.id,
    username: row.username,
    name: `${row.firstname} ${row.lastname}`,
    balance: bahtFromSatang(satang(row.balance)),
    purpose: purposes.get(row.id) ?? null,
    loginRefusal: row.login_refusal,
    openSessions: row.sessions,
  }));
}
