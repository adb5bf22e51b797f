import { bahtFromSatang, satang } from '@brand/domain';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { requireCaller } from '../auth/caller.ts';
import { unixSeconds } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { jsonBody, wholeNumber } from '../http/validate.ts';

const Page = v.object({
  skip: v.optional(wholeNumber(0, Number.MAX_SAFE_INTEGER), 0),
  limit: v.optional(wholeNumber(1, 100), 10),
});

interface HistoryRow {
  id: string;
  time: number;
  type: string;
  satang: number;
  done: number;
  note: string;
  reference: string;
}

// A QR that was never paid moved no money and is no row; a cancelled withdrawal is one, because its money came back.
const rows = `
  SELECT id, coalesce(settled, created) AS time, 'deposit' AS type, satang, status = 'paid' AS done, note, reference
    FROM deposits WHERE member = ?1 AND status IN ('paid', 'review')
  UNION ALL
  SELECT id, created AS time, iif(status = 'cancelled', 'cancel', 'withdraw') AS type, satang,
    status <> 'open' AS done, note, reference
    FROM withdrawals WHERE member = ?1`;

/** Deposits, withdrawals and cancels, newest first (section 3, History entry). Rounds of games are no rows here. */
export function historyRoutes(app: Hono, context: Context): void {
  app.post('/api/v1/member/data/dataHistory', async (request) => {
    const { member } = requireCaller(context, request);
    const { skip, limit } = await jsonBody(request, Page);
    const page = context.db.all<HistoryRow>(
      `SELECT * FROM (${rows}) ORDER BY time DESC, id DESC LIMIT ?2 OFFSET ?3`,
      member,
      limit,
      skip,
    );
    const all = context.db.get<{ total: number }>(
      `SELECT count(*) AS total FROM (${rows})`,
      member,
    );
    return request.json({
      code: 0,
      result: { list: page.map(wireEntry), total: all?.total ?? 0 },
    });
  });
}

function wireEntry(row: HistoryRow): Record<string, unknown> {
  return {
    id: row.id,
    time: unixSeconds(row.time),
    type: row.type,
    amount: bahtFromSatang(satang(row.satang)),
    currency: null,
    status: row.done ? 1 : 0,
    note: row.note,
    ref: row.reference,
  };
}
