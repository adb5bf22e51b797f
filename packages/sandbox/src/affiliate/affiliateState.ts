import { lastAffiliateUpdate } from '@brand/domain';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';

/** How far the programme has counted; times in milliseconds since 1970. */
export interface AffiliateState {
  /** What happened before this moment has been counted and credited. */
  readonly covered: number;
  /** When that was done last. */
  readonly updated: number;
}

/** How far the programme has counted, undefined before it has begun. */
export function affiliateState(db: Database): AffiliateState | undefined {
  return db.get<AffiliateState>('SELECT covered, updated FROM affiliate_state');
}

/** Keeps how far it has counted. */
export function writeAffiliateState(db: Database, { covered, updated }: AffiliateState): void {
  db.run(
    'INSERT OR REPLACE INTO affiliate_state (id, covered, updated) VALUES (1, ?, ?)',
    covered,
    updated,
  );
}

/** When the figures that are shown came up to date: at the last 11:00, or when somebody had it done later. */
export function figuresFrom({ db, clock }: Context): number {
  return Math.max(affiliateState(db)?.updated ?? 0, lastAffiliateUpdate(clock.now()));
}
