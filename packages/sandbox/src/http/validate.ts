import { LOCALES } from '@brand/domain';
import type { Context as HonoContext } from 'hono';
import * as v from 'valibot';
import { invalidField } from './refusal.ts';

/** Validates a value from outside. Throws code 4000 with the first invalid field. */
export function valid<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  throw invalidField(v.getDotPath(result.issues[0]) ?? '');
}

/** The JSON body of a request; an empty body counts as `{}`. Throws code 4000 if it is not a JSON object. */
export async function jsonBody<Schema extends v.GenericSchema>(
  request: HonoContext,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  return valid(schema, parseObject(await request.req.text()));
}

function parseObject(text: string): object {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Falls through to the same refusal.
  }
  throw invalidField('');
}

/** Amount in baht in the API: finite, greater than zero, at most two decimals. */
export const bahtAmount = v.pipe(
  v.number(),
  v.gtValue(0),
  v.maxValue(999_999_999),
  v.check((baht) => Number(baht.toFixed(2)) === baht),
);

/** Whole number from `min` to `max`. */
export function wholeNumber(min: number, max: number) {
  return v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max));
}

/** Text of `min` to `max` characters. */
export function text(min: number, max: number) {
  return v.pipe(v.string(), v.minLength(min), v.maxLength(max));
}

/** Any language of a site. */
export const languageTag = v.pipe(text(2, 35), v.regex(/^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/));
/** Language of the reply, as in the contract. */
export const language = v.picklist(LOCALES);
/** Game category keys of section 2. */
export const gameType = v.picklist(['slot', 'casino', 'fishing', 'lotto', 'sport']);
