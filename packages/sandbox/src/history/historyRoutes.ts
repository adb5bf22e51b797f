import {
  type ShippedLocale,
  bahtFromSatang,
  bangkokDayStart,
  isBangkokDay,
  satang,
} from '@brand/domain';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { requireCaller } from '../auth/caller.ts';
import { DAY, unixSeconds } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { acceptLanguage } from '../http/acceptLanguage.ts';
import { jsonBody, wholeNumber } from '../http/validate.ts';
import { walletOf } from '../ledger/accounts.ts';
import { type NotedStatus, noteOf, typeOf } from './words.ts';

const day = v.pipe(v.string(), v.check(isBangkokDay), v.transform(bangkokDayStart));

const Page = v.object({
  skip: v.optional(wholeNumber(0, Number.MAX_SAFE_INTEGER), 0),
  limit: v.optional(wholeNumber(1, 100), 10),
  type: v.optional(v.picklist(['deposit', 'withdraw', 'cancel'])),
  status: v.optional(v.picklist([0, 1])),
  from: v.optional(day),
  to: v.optional(day),
  ref: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
});

interface HistoryRow {
  id: string;
  time: number;
  type: string;
  satang: number;
  done: number;
  /** Free text of the operator; empty if the note is generated from the following fields. */
  note: string;
  noted: NotedStatus | null;
  name_th: string | null;
  name_en: string | null;
  reference: string;
}

// An unpaid QR moved no money and has no row. A cancelled withdrawal has a row, because its money came back. A refused
// transfer has one, because the member waits for it.
const rows = `
  SELECT deposits.id, coalesce(settled, created) AS time, iif(status = 'cancelled', 'cancel', 'deposit') AS type, satang,
    status <> 'review' AS done, note,
    CASE status WHEN 'review' THEN 'review' WHEN 'cancelled' THEN 'turnedDown' END AS noted,
    name_th, name_en, reference
    FROM deposits LEFT JOIN channels ON channels.id = deposits.channel
    WHERE member = ?1
      AND (status IN ('paid', 'review') OR (status = 'cancelled' AND deposits.kind = 'transfer'))
  UNION ALL
  SELECT id, created AS time, iif(status = 'cancelled', 'cancel', 'withdraw') AS type, satang,
    status <> 'open' AS done, note, iif(status = 'cancelled', 'returned', NULL) AS noted, NULL, NULL, reference
    FROM withdrawals WHERE member = ?1
  UNION ALL
  SELECT 'l_' || id AS id, time, kind AS type, satang, 1 AS done, '' AS note, NULL AS noted, NULL, NULL, reference
    FROM postings WHERE credit = ?2
      AND kind IN ('bonus', 'affiliate-withdrawal', 'tournament-prize', 'adjustment')
  UNION ALL
  SELECT 'l_' || id AS id, time, 'deduction' AS type, satang, 1 AS done, '' AS note, NULL AS noted, NULL, NULL, reference
    FROM postings WHERE debit = ?2 AND kind = 'adjustment'`;

const wanted = `(?3 IS NULL OR type = ?3) AND (?4 IS NULL OR done = ?4)
  AND (?5 IS NULL OR time >= ?5) AND (?6 IS NULL OR time < ?6)
  AND (?7 IS NULL OR instr(lower(reference), lower(?7)) > 0)`;

/**
 * Deposits, withdrawals, cancellations and other money movements, newest first (section 3, History entry). Game rounds
 * are not included.
 */
export function historyRoutes(app: Hono, context: Context): void {
  app.post('/api/v1/member/data/dataHistory', async (request) => {
    const { member } = requireCaller(context, request);
    const language = acceptLanguage(request);
    const { skip, limit, type, status, from, to, ref } = await jsonBody(request, Page);
    const asked = [
      member,
      walletOf(member),
      type ?? null,
      status ?? null,
      from ?? null,
      to === undefined ? null : to + DAY,
      ref ?? null,
    ] as const;
    const page = context.db.all<HistoryRow>(
      `SELECT * FROM (${rows}) WHERE ${wanted} ORDER BY time DESC, id DESC LIMIT ?8 OFFSET ?9`,
      ...asked,
      limit,
      skip,
    );
    const all = context.db.get<{ total: number }>(
      `SELECT count(*) AS total FROM (${rows}) WHERE ${wanted}`,
      ...asked,
    );
    return request.json({
      code: 0,
      result: { list: page.map((row) => wireEntry(row, language)), total: all?.total ?? 0 },
    });
  });
}

function wireEntry(row: HistoryRow, language: ShippedLocale): Record<string, unknown> {
  return {
    id: row.id,
    time: unixSeconds(row.time),
    type: typeOf(row.type, language),
    amount: bahtFromSatang(satang(row.satang)),
    currency: null,
    status: row.done ? 1 : 0,
    note: row.note || noteIn(row, language),
    ref: row.reference,
  };
}

function noteIn({ noted, name_th, name_en }: HistoryRow, language: ShippedLocale): string {
  if (noted !== null) return noteOf(noted, language);
  return (language === 'en' ? name_en : name_th) ?? '';
}
