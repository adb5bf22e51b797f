import type { Hono } from 'hono';
import type * as v from 'valibot';
import type { Context } from '../context.ts';
import { foreignSite } from '../http/crossSiteGuard.ts';
import { invalidField } from '../http/refusal.ts';
import { valid } from '../http/validate.ts';
import { Batch, BrowserReports } from './report.ts';
import type { ReportLog, ShownReport } from './reportLog.ts';

/** Where a site sends its reports: `telemetry.endpoint` of an operator, on the API host. */
export const TELEMETRY_PATH = '/telemetry';
const LONGEST = 64 * 1024;

/** Accepts the reports of sites. A beacon is text/plain, so that browsers send it without a preflight. */
export function telemetryRoutes(
  app: Hono,
  { clock, siteOrigins }: Context,
  reports: ReportLog,
): void {
  app.post(TELEMETRY_PATH, async (request) => {
    const origin = request.req.header('Origin');
    if (origin !== undefined && !siteOrigins.includes(origin)) throw foreignSite();
    const body = await request.req.text();
    if (body.length > LONGEST) throw invalidField('');
    const json = parsed(body);
    reports.add(Array.isArray(json) ? ofBrowser(json, clock.now()) : ofPage(json, clock.now()));
    return request.body(null, 204);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw invalidField('');
  }
}

function ofPage(json: unknown, time: number): ShownReport[] {
  const { build, items } = valid(Batch, json);
  return items.map((item) => ({ time, build, type: item.type, text: textOf(item) }));
}

function textOf(item: v.InferOutput<typeof Batch>['items'][number]): string {
  const place = `${item.route} (${item.locale})`;
  switch (item.type) {
    case 'vital':
      return `${item.name} ${item.value}, ${item.rating}, on ${place}`;
    case 'error':
      return `${item.kind}: ${item.name}: ${item.message}, on ${place}`;
    case 'violation':
      return `${item.directive} ${item.blocked} ${item.source}, on ${place}`;
    case 'event':
      return `${item.name} on ${place}`;
  }
}

function ofBrowser(json: unknown, time: number): ShownReport[] {
  return valid(BrowserReports, json).map(({ type, url }) => ({
    time,
    build: null,
    type: 'browser',
    text: `${type} at ${url}`,
  }));
}
