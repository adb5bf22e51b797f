/** A picture's place in the set: its mode and its story. */
export interface PictureKey {
  mode: string;
  storyId: string;
}

/** `jade-en-390/primitives-button--default`: as files, lists and the command line name a picture. */
export function keyText({ mode, storyId }: PictureKey): string {
  return `${mode}/${storyId}`;
}

/** The reverse of {@link keyText}. */
export function keyOf(text: string): PictureKey {
  const slash = text.indexOf('/');
  return { mode: text.slice(0, slash), storyId: text.slice(slash + 1) };
}

/**
 * Whether a pattern names a picture: by story id, or by mode and story id; `*` stands for anything. A pattern without a
 * star and without `--` names all stories of a component.
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

/** Whether any of the patterns names the picture; no pattern at all names every one. */
export function matchesAny(patterns: readonly string[], key: PictureKey): boolean {
  return patterns.length === 0 || patterns.some((pattern) => matchesPattern(pattern, key));
}
