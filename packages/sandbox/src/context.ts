import type { Clock } from './clock/clock.ts';
import type { Database } from './db/database.ts';
import type { Random } from './random/random.ts';
import type { Rules } from './rules.ts';

/** Shared dependencies of all parts of the sandbox. */
export interface Context {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly rules: Rules;
  /** Origin of the API for clients, without a slash at the end; the CDN is under `/cdn`. */
  readonly apiOrigin: string;
  /** Origin of the games. */
  readonly gamesOrigin: string;
  /** Origins of sites that may call the API and frame the games; the first is the default. */
  readonly siteOrigins: readonly [string, ...string[]];
}
