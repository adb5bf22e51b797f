import * as v from 'valibot';

/** Text that must be there. */
export const required = v.pipe(v.string(), v.nonEmpty());

/** An id: text, or a whole number that is kept as text. */
export const id = v.union([
  required,
  v.pipe(
    v.number(),
    v.safeInteger(),
    v.transform((value) => String(value)),
  ),
]);

/** For what decorates: null where the key is missing or its value is nothing that `schema` takes. */
export function orNull<Value>(schema: v.GenericSchema<unknown, Value>) {
  return v.fallback(v.nullable(schema), null);
}

/** Text; null where there is none. */
export const textOrNull = orNull(required);

/** A flag; null where it is not said. */
export const flagOrNull = orNull(v.boolean());

/** Address of a picture on a web server. */
export const image = v.pipe(v.string(), v.regex(/^https?:\/\//i));

/** Address of a picture; null where there is none to load. */
export const imageOrNull = orNull(image);

/** `#rrggbb`. */
export const colorOrNull = orNull(v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i)));

/** Whole number from nought. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Whole number from nought; null where it is not said. */
export const countOrNull = orNull(count);

const DAY_S = 86_400;

/** Unix seconds → ms since 1970; with room for a day after it, since a `Date` past its last moment names nothing. */
export const unixTime = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(8_640_000_000_000 - DAY_S),
  v.transform((seconds) => Math.round(seconds * 1000)),
);
