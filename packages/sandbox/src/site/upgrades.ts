import type { Context } from '../context.ts';
import { newestForcedNotice } from '../notices/notices.ts';

/**
 * Whether a member must be updated: the operator requested it, or a notice with `forceUpgate` was published, and there
 * was no update since (section 4, Notifications).
 */
export function upgradeIsDue(context: Context, member: string): boolean {
  const row = context.db.get<{ wanted: number | null; done: number | null }>(
    'SELECT wanted, done FROM upgrades WHERE member = ?',
    member,
  );
  const wanted = Math.max(row?.wanted ?? -1, newestForcedNotice(context, member) ?? -1);
  return wanted > (row?.done ?? -1);
}

/** Marks this member as to be updated. */
export function wantUpgrade({ db, clock }: Context, member: string): void {
  db.run(
    `INSERT INTO upgrades (member, wanted) VALUES (?1, ?2)
     ON CONFLICT (member) DO UPDATE SET wanted = max(?2, coalesce(done, 0) + 1)`,
    member,
    clock.now(),
  );
}

/** Marks this member as up to date. */
export function upgraded({ db, clock }: Context, member: string): void {
  db.run(
    `INSERT INTO upgrades (member, done) VALUES (?1, ?2)
     ON CONFLICT (member) DO UPDATE SET done = max(?2, coalesce(wanted, 0))`,
    member,
    clock.now(),
  );
}
