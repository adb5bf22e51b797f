import type { Hono } from 'hono';
import * as v from 'valibot';
import type { MovableClock } from '../clock/clock.ts';
import type { Context } from '../context.ts';
import { migrate, wipe } from '../db/migrate.ts';
import { seed } from '../db/seed/seed.ts';
import { jsonBody } from '../http/validate.ts';
import { settle } from '../settle.ts';

const finite = v.pipe(v.number(), v.safeInteger());
const Move = v.union([v.strictObject({ advanceMs: finite }), v.strictObject({ now: finite })]);

/** What a test may do that a member may not: move the clock, begin afresh. Only with `--test`. */
export function testRoutes(app: Hono, context: Context, clock: MovableClock): void {
  app.post('/__sandbox/clock', async (request) => {
    const move = await jsonBody(request, Move);
    if ('now' in move) clock.set(move.now);
    else clock.advance(move.advanceMs);
    settle(context);
    return request.json({ code: 0, result: { now: clock.now() } });
  });

  app.post('/__sandbox/reset', (request) => {
    clock.reset();
    wipe(context.db);
    migrate(context.db);
    seed(context);
    return request.json({ code: 0 });
  });
}
