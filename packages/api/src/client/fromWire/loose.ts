import * as v from 'valibot';

/** Required text. */
export const required = v.pipe(v.string(), v.nonEmpty());

/** An id: text, or an integer that is converted to text. */
export const id = v.union([
  required,
  v.pipe(
    v.number(),
    v.safeInteger(),
    v.transform((value) => String(value)),
  ),
]);

/** For optional data: null if the key is missing or its value does not match `schema`. */
export function orNull<Value>(schema: v.GenericSchema<unknown, Value>) {
  return v.fallback(v.nullable(schema), null);
}

/** Text; null if missing. */
export const textOrNull = orNull(required);

/** A flag; null if missing. */
export const flagOrNull = orNull(v.boolean());

/** Address of a picture on a web server. */
export const image = v.pipe(v.string(), v.regex(/^https?:\/\//i));

/** Address of a picture; null if it is missing or invalid. */
export const imageOrNull = orNull(image);

/** `#rrggbb`. */
export const colorOrNull = orNull(v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i)));

/** Integer, 0 or more. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Integer, 0 or more; null if missing. */
export const countOrNull = orNull(count);

const DAY_S = 86_400;

/** Unix seconds → ms since 1970. The maximum is a day before the end of the `Date` range. */
export const unixTime = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(8_640_000_000_000 - DAY_S),
  v.transform((seconds) => Math.round(seconds * 1000)),
);
