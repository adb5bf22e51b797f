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

export const textOrNull = orNull(required);

export const flagOrNull = orNull(v.boolean());

/** Address of a picture on a web server. */
export const image = v.pipe(v.string(), v.regex(/^https?:\/\//i));

export const imageOrNull = orNull(image);

/** `#rrggbb`. */
export const colorOrNull = orNull(v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i)));

/** Whole number from nought. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const countOrNull = orNull(count);

/** Unix seconds → ms since 1970. */
export const unixTime = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(8_640_000_000_000),
  v.transform((seconds) => Math.round(seconds * 1000)),
);
