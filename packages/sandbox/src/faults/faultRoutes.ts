import { randomInt } from 'node:crypto';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { CONTROL_PATH } from '../control/controlPath.ts';
import { notFound } from '../http/refusal.ts';
import { jsonBody, text, wholeNumber } from '../http/validate.ts';
import { type FaultKind, faultKinds, isAboutSession } from './fault.ts';
import type { FaultBoard } from './faultBoard.ts';

const kinds = Object.keys(faultKinds) as [FaultKind, ...FaultKind[]];

const FaultBody = v.strictObject({
  path: v.pipe(text(1, 200), v.regex(/^(?:\*|\/[^*\s]*\*?)$/)),
  method: v.optional(v.nullable(v.picklist(['GET', 'POST'])), null),
  kind: v.picklist(kinds),
  chance: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 1),
  times: v.optional(v.nullable(wholeNumber(1, 1_000_000))),
  seed: v.optional(wholeNumber(0, 0xffff_ffff)),
});

/** Faults: `GET` lists, `POST` adds, `DELETE` clears one or all. */
export function faultRoutes(app: Hono, board: FaultBoard): void {
  const path = `${CONTROL_PATH}/faults`;

  app.get(path, (request) => request.json({ code: 0, result: { list: board.list() } }));

  app.post(path, async (request) => {
    const { times, seed, ...settings } = await jsonBody(request, FaultBody);
    const fault = board.add({
      ...settings,
      // A session ends only once, so by default such a fault is used up after one hit.
      times: times === undefined ? (isAboutSession(settings.kind) ? 1 : null) : times,
      seed: seed ?? randomInt(1_000_000),
    });
    return request.json({ code: 0, result: fault });
  });

  app.delete(path, (request) => {
    board.clear();
    return request.json({ code: 0 });
  });

  app.delete(`${path}/:id{[0-9]+}`, (request) => {
    if (!board.clear(Number(request.req.param('id')))) throw notFound();
    return request.json({ code: 0 });
  });
}
