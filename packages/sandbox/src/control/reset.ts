import type { MovableClock } from '../clock/clock.ts';
import type { Context } from '../context.ts';
import { migrate, wipe } from '../db/migrate.ts';
import { seed } from '../db/seed/seed.ts';

/** Resets the sandbox: the clock at its start, the same random sequence, and a freshly seeded database. */
export function reset(context: Context, clock: MovableClock): void {
  clock.reset();
  context.random.restart();
  wipe(context.db);
  migrate(context.db);
  seed(context);
}
