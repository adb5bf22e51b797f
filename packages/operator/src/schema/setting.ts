import * as v from 'valibot';

/**
 * Adds a description to a setting. Editors and error messages show it.
 *
 * @param example one valid value, for editors and error messages
 */
export const setting = <const Schema extends v.GenericSchema>(
  schema: Schema,
  description: string,
  example?: unknown,
) =>
  v.pipe(
    schema,
    v.metadata({ description, ...(example !== undefined && { examples: [example] }) }),
  );

/** A text that matches a pattern; `allowed` describes the pattern for editors and error messages. */
export const patterned = (pattern: RegExp, allowed: string, most = 200) =>
  v.pipe(
    v.string(),
    v.maxLength(most),
    v.regex(pattern),
    v.metadata({ patternErrorMessage: allowed }),
  );

/** A boolean with its default and description. */
export const flag = (value: boolean, description: string) =>
  v.optional(setting(v.boolean(), description), value);

/** A number from 0 to 1, both included. */
export const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** An integer between two others, both included. */
export const wholeNumber = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

// Without < and >, control characters and text direction marks: a name must not imitate another one.
const PLAIN_WORDS = /^(?=.*\S)[ -;=?-~\u00a0-\u200d\u2010-\u2027\u202f-\u2065\u206a-\uffff]*$/;

/** Plain text on one line, without markup. */
export const plainWords = (most: number) =>
  patterned(PLAIN_WORDS, `words of 1 to ${most} characters on one line, without < and >`, most);

/** A moment in ISO 8601. */
export const timestamp = patterned(
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/,
  'a date and time with its zone',
  40,
);

/**
 * The same text by language. Which languages must have one is checked with `languages`; another one shows that of the main
 * language, of English, or any.
 */
export const inLanguages = (most: number) =>
  byLanguage((language) => setting(plainWords(most), `In ${language}.`));

/** An object by language, which names those of the product for editors. */
export function byLanguage<const Schema extends v.GenericSchema>(of: (language: string) => Schema) {
  const schema = v.objectWithRest(
    { th: v.optional(of('Thai')), en: v.optional(of('English')) },
    of('another language of the site'),
  );
  // No key is special once it is checked.
  return schema as unknown as v.GenericSchema<
    Record<string, v.InferInput<Schema>>,
    Record<string, v.InferOutput<Schema>>
  >;
}
