import type { Hono } from 'hono';
import * as v from 'valibot';
import type { MovableClock } from '../clock/clock.ts';
import type { Context } from '../context.ts';
import type { FaultBoard } from '../faults/faultBoard.ts';
import { faultRoutes } from '../faults/faultRoutes.ts';
import { notFound } from '../http/refusal.ts';
import { jsonBody, text, valid, wholeNumber } from '../http/validate.ts';
import { recentSms } from '../join/sms.ts';
import { settle } from '../settle.ts';
import { writeSetting } from '../settings/settings.ts';
import type { ReportLog } from '../telemetry/reportLog.ts';
import { controlGuard } from './controlGuard.ts';
import { CONTROL_PATH } from './controlPath.ts';
import { createLogView } from './log/logView.ts';
import type { RequestLog } from './log/requestLog.ts';
import { ledgerPage } from './memberLedger.ts';
import { pageRoutes } from './pageRoutes.ts';
import { knownPaths } from './paths.ts';
import { reset } from './reset.ts';
import { offer, stateOf } from './state.ts';
import { triggers } from './triggers.ts';

/** State of the control side that is not in the database. */
export interface Control {
  clock: MovableClock;
  faults: FaultBoard;
  log: RequestLog;
  reports: ReportLog;
}

const SMS_SHOWN = 50;
const milliseconds = v.pipe(v.number(), v.safeInteger());
// The maximum of a JavaScript Date.
const time = v.pipe(milliseconds, v.minValue(-8.64e15), v.maxValue(8.64e15));
const Move = v.union([
  v.strictObject({ advanceMs: milliseconds }),
  v.strictObject({ now: time }),
  v.strictObject({ real: v.literal(true) }),
]);
const Fields = v.record(v.string(), v.pipe(v.string(), v.maxLength(1000)));
const After = v.object({ after: v.fallback(v.pipe(text(1, 16), v.toNumber()), 0) });
const Ledger = v.object({
  owner: text(1, 64),
  account: v.optional(text(1, 100)),
  skip: v.optional(v.pipe(text(1, 10), v.toNumber(), wholeNumber(0, 1_000_000_000)), '0'),
});

/** All routes under `/__sandbox`: the control page and the calls for the page, tests and scripts. */
export function controlRoutes(
  app: Hono,
  context: Context,
  { clock, faults, log, reports }: Control,
): void {
  const logView = createLogView(context, log);
  app.use(CONTROL_PATH, controlGuard());
  app.use(`${CONTROL_PATH}/*`, controlGuard());
  pageRoutes(app);
  faultRoutes(app, faults);

  app.get(`${CONTROL_PATH}/state`, (request) =>
    request.json({ code: 0, result: stateOf(context, clock, faults) }),
  );

  app.get(`${CONTROL_PATH}/offer`, (request) => request.json({ code: 0, result: offer() }));

  app.get(`${CONTROL_PATH}/paths`, async (request) =>
    request.json({ code: 0, result: { list: await knownPaths() } }),
  );

  app.get(`${CONTROL_PATH}/sms`, (request) =>
    request.json({ code: 0, result: { list: recentSms(context, SMS_SHOWN) } }),
  );

  app.get(`${CONTROL_PATH}/reports`, (request) =>
    request.json({ code: 0, result: { list: reports.list() } }),
  );

  app.get(`${CONTROL_PATH}/ledger`, (request) => {
    const { owner, account, skip } = valid(Ledger, request.req.query());
    const page = ledgerPage(context, owner, { account, skip });
    if (!page) throw notFound();
    return request.json({ code: 0, result: page });
  });

  app.get(`${CONTROL_PATH}/log`, async (request) => {
    const { after } = valid(After, request.req.query());
    // Read before the entries, so that changes in the meantime are sent again with the next request.
    const [epoch, version] = [log.epoch(), log.version()];
    const list = await logView.lines(after);
    return request.json({ code: 0, result: { epoch, version, list } });
  });

  app.get(`${CONTROL_PATH}/log/:id{[0-9]+}`, async (request) => {
    const detail = await logView.detail(Number(request.req.param('id')));
    if (!detail) throw notFound();
    return request.json({ code: 0, result: detail });
  });

  app.delete(`${CONTROL_PATH}/log`, (request) => {
    log.clear();
    return request.json({ code: 0 });
  });

  app.post(`${CONTROL_PATH}/clock`, async (request) => {
    const move = await jsonBody(request, Move);
    if ('real' in move) clock.advance(-clock.offset());
    else if ('now' in move) clock.set(move.now);
    else clock.advance(move.advanceMs);
    writeSetting(context.db, 'clockOffset', clock.offset());
    settle(context);
    request.header('Date', new Date(clock.now()).toUTCString());
    return request.json({ code: 0, result: { now: clock.now(), offset: clock.offset() } });
  });

  app.post(`${CONTROL_PATH}/triggers/:id`, async (request) => {
    const trigger = triggers.find(({ id }) => id === request.req.param('id'));
    if (!trigger) throw notFound();
    const fields = await jsonBody(request, Fields);
    const answer = context.db.transaction(() => trigger.pull(context, fields));
    settle(context);
    return request.json({ code: 0, result: { answer } });
  });

  app.post(`${CONTROL_PATH}/reset`, (request) => {
    logView.settleMembers();
    faults.clear();
    reports.clear();
    reset(context, clock);
    return request.json({ code: 0, result: { now: clock.now() } });
  });

  app.all(`${CONTROL_PATH}/*`, () => {
    throw notFound();
  });
}
