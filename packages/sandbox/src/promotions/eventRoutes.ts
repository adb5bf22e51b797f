import type { ShippedLocale } from '@brand/domain';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { unixSeconds } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { language, valid } from '../http/validate.ts';
import { type CatalogueEvent, events } from './catalogue/events.ts';
import { type Wire, wirePicture } from './wirePromotion.ts';

const Query = v.object({ lang: v.optional(language, 'th') });

interface Row {
  id: string;
  starts: number;
  ends: number | null;
}

/** Events with their dates, newest first (section 2, /event). */
export function eventRoutes(app: Hono, context: Context): void {
  app.get('/api/v3/member/event/list', async (request) => {
    const { lang } = valid(Query, request.req.query());
    const rows = context.db.all<Row>('SELECT * FROM events ORDER BY starts DESC, id');
    const list = await Promise.all(
      rows.flatMap((row) => {
        const event = events.find(({ id }) => id === row.id);
        return event ? [wireEvent(context, event, row, lang)] : [];
      }),
    );
    return request.json({ code: 0, result: { list } });
  });
}

async function wireEvent(
  context: Context,
  { id, words, picture, link }: CatalogueEvent,
  { starts, ends }: Row,
  lang: ShippedLocale,
): Promise<Wire> {
  return {
    id,
    ...words[lang],
    ...(await wirePicture(context, picture, lang)),
    link,
    starts: unixSeconds(starts),
    ends: ends === null ? null : unixSeconds(ends),
  };
}
