import type { Database } from '../db/database.ts';

/** Which of the daily limits of withdrawing are used up. */
export type UsedUpLimit = 'amount' | 'count' | 'both';

/** Switches of the whole service with their defaults. */
const defaults = {
  /** Text shown while the service is in maintenance; null while it is open. */
  maintenance: null as string | null,
  /** When maintenance is expected to end, in ms since 1970; null where nobody knows. */
  maintenanceEnds: null as number | null,
  /** Text shown while the operator has closed the site; null while it is open. */
  siteClosed: null as string | null,
  /** Whether the notification and announcement modals open at all. */
  notifications: true as boolean,
  /** How far the clock was moved, in milliseconds, so that a restart does not throw it back. */
  clockOffset: 0 as number,
  /** Whether the operator takes no new members for now. */
  registrationClosed: false as boolean,
  /** Whether no SMS goes out. */
  smsDown: false as boolean,
  /** Newest build of the site that the operator has published; null where it does not say. */
  clientBuild: null as string | null,
  /** Daily limits of withdrawing that count as used up, by member, and since when (ms since 1970); gone the next day. */
  usedUpLimits: {} as Readonly<Record<string, { limit: UsedUpLimit; since: number }>>,
  /** The trick that every launched game plays on the site; null while games are games. */
  hostileTrick: null as string | null,
  /** The wrong answer that every launch gets; null while launches are answered rightly. */
  launchAnswer: null as string | null,
  /** How the reward service answers: as it should, with code 1, or not at all. */
  rewardCheck: 'works' as 'works' | 'fails' | 'down',
};

type Settings = typeof defaults;

/** How a switch stands. */
export function readSetting<Name extends keyof Settings>(db: Database, name: Name): Settings[Name] {
  const row = db.get<{ value: string }>('SELECT value FROM settings WHERE name = ?', name);
  return row ? (JSON.parse(row.value) as Settings[Name]) : defaults[name];
}

/** Turns a switch. */
export function writeSetting<Name extends keyof Settings>(
  db: Database,
  name: Name,
  value: Settings[Name],
): void {
  db.run(
    'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    name,
    JSON.stringify(value),
  );
}
