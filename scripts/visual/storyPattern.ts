/** The key of a picture: its mode and its story. */
export interface PictureKey {
  mode: string;
  storyId: string;
}

/** `jade-en-390/primitives-button--default`: the name of a picture in files, lists and on the command line. */
export function keyText({ mode, storyId }: PictureKey): string {
  return `${mode}/${storyId}`;
}

/** The inverse of {@link keyText}. */
export function keyOf(text: string): PictureKey {
  const slash = text.indexOf('/');
  return { mode: text.slice(0, slash), storyId: text.slice(slash + 1) };
}

/**
 * Whether a pattern matches a picture: by story id, or by mode and story id; `*` is a wildcard. A pattern without `*` and
 * `--` matches all stories of a component.
 */
export function matchesPattern(pattern: string, key: PictureKey): boolean {
  const isComponent = !pattern.includes('*') && !pattern.includes('--');
  const whole = isComponent ? `${pattern}--*` : pattern;
  const parts = whole.toLowerCase().split('*').map(escaped);
  const test = new RegExp(`^${parts.join('.*')}$`);
  return test.test(key.storyId.toLowerCase()) || test.test(keyText(key).toLowerCase());
}

function escaped(text: string): string {
  return text.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** Whether any of the patterns matches the picture; an empty list matches all. */
export function matchesAny(patterns: readonly string[], key: PictureKey): boolean {
  return patterns.length === 0 || patterns.some((pattern) => matchesPattern(pattern, key));
}
