import * as v from 'valibot';

/**
 * A setting with what it does. Editors show the sentence, and so does every complaint about the setting.
 *
 * @param example one allowed value, for editors and complaints
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

/** A text that keeps to a pattern; `allowed` is the pattern in words, as editors and complaints say it. */
export const patterned = (pattern: RegExp, allowed: string, most = 200) =>
  v.pipe(
    v.string(),
    v.maxLength(most),
    v.regex(pattern),
    v.metadata({ patternErrorMessage: allowed }),
  );

/** A switch with its default and what it does. */
export const flag = (value: boolean, description: string) =>
  v.optional(setting(v.boolean(), description), value);

/** A number from 0 to 1, both allowed. */
export const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** A whole number between two others, both allowed. */
export const wholeNumber = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

// Without < and >, control characters and marks that turn the direction of text: a name must not look like another.
const PLAIN_WORDS = /^(?=.*\S)[ -;=?-~\u00a0-\u200d\u2010-\u2027\u202f-\u2065\u206a-\uffff]*$/;

/** Words for people, on one line and without markup. */
export const plainWords = (most: number) =>
  patterned(PLAIN_WORDS, `words of 1 to ${most} characters on one line, without < and >`, most);

/** The same words in Thai and in English. */
export const inBothLanguages = (most: number) =>
  v.strictObject({
    th: setting(plainWords(most), 'In Thai.'),
    en: setting(plainWords(most), 'In English.'),
  });
