import type { Database } from '../db/database.ts';

/** Which daily withdrawal limits are used up. */
export type UsedUpLimit = 'amount' | 'count' | 'both';

/** Settings of the whole service with their defaults. */
const defaults = {
  /** Text shown during maintenance, empty for none; null while the service is open. */
  maintenance: null as string | null,
  /** Expected end of maintenance, in ms since 1970; null if it is unknown. */
  maintenanceEnds: null as number | null,
  /** Text shown while the operator has closed the site, empty for none; null while it is open. */
  siteClosed: null as string | null,
  /** Whether the notification and announcement modals open. */
  notifications: true as boolean,
  /** Offset of the clock, in milliseconds, so that a restart does not reset it. */
  clockOffset: 0 as number,
  /** Whether registration is closed. */
  registrationClosed: false as boolean,
  /** Whether SMS is switched off. */
  smsDown: false as boolean,
  /** Newest published build of the site; null if it is unknown. */
  clientBuild: null as string | null,
  /** Daily withdrawal limits that count as used up, by member, and since when (ms since 1970); reset the next day. */
  usedUpLimits: {} as Readonly<Record<string, { limit: UsedUpLimit; since: number }>>,
  /** The attack that every launched game performs; null for normal games. */
  hostileTrick: null as string | null,
  /** The wrong answer to every launch; null for correct answers. */
  launchAnswer: null as string | null,
  /** How the reward service answers: correctly, with code 1, or not at all. */
  rewardCheck: 'works' as 'works' | 'fails' | 'down',
};

type Settings = typeof defaults;

/** The value of a setting. */
export function readSetting<Name extends keyof Settings>(db: Database, name: Name): Settings[Name] {
  const row = db.get<{ value: string }>('SELECT value FROM settings WHERE name = ?', name);
  return row ? (JSON.parse(row.value) as Settings[Name]) : defaults[name];
}

/** Changes a setting. */
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
