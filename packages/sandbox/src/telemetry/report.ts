import * as v from 'valibot';
import { languageTag, text } from '../http/validate.ts';

const name = v.pipe(text(1, 60), v.regex(/^[\w.-]+$/));
/** Every item has the route of its page, never the address. */
const common = { route: name, locale: languageTag };

const Item = v.variant('type', [
  v.strictObject({
    type: v.literal('vital'),
    ...common,
    name,
    value: v.number(),
    rating: v.picklist(['good', 'needs-improvement', 'poor']),
  }),
  v.strictObject({
    type: v.literal('error'),
    ...common,
    kind: name,
    name,
    message: text(0, 300),
    stack: v.array(text(1, 200)),
  }),
  v.strictObject({
    type: v.literal('violation'),
    ...common,
    directive: text(1, 100),
    blocked: text(0, 300),
    source: text(0, 200),
  }),
  v.strictObject({ type: v.literal('event'), ...common, name }),
]);

/** One beacon of a page. */
export const Batch = v.strictObject({
  version: v.literal(1),
  build: v.nullable(text(1, 64)),
  sampleRate: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  items: v.pipe(v.array(Item), v.minLength(1), v.maxLength(100)),
});

/** A report of a browser’s Reporting API. */
export const BrowserReports = v.pipe(
  v.array(v.looseObject({ type: text(1, 60), url: text(0, 4096) })),
  v.maxLength(100),
);
