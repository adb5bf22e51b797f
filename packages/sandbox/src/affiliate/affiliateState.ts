import { lastAffiliateUpdate } from '@brand/domain';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';

/** Progress of the affiliate accounting; times in milliseconds since 1970. */
export interface AffiliateState {
  /** Everything before this time has been counted and credited. */
  readonly covered: number;
  /** Time of the last run. */
  readonly updated: number;
}

/** The stored progress; undefined before the first run. */
export function affiliateState(db: Database): AffiliateState | undefined {
  return db.get<AffiliateState>('SELECT covered, updated FROM affiliate_state');
}

/** Stores the progress. */
export function writeAffiliateState(db: Database, { covered, updated }: AffiliateState): void {
  db.run(
    'INSERT OR REPLACE INTO affiliate_state (id, covered, updated) VALUES (1, ?, ?)',
    covered,
    updated,
  );
}

/** When the displayed figures were last updated: the last 11:00, or a later manual run. */
export function figuresFrom({ db, clock }: Context): number {
  return Math.max(affiliateState(db)?.updated ?? 0, lastAffiliateUpdate(clock.now()));
}
