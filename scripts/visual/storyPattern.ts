/**
 * Whether a pattern matches the id of a story; `*` is a wildcard. A pattern without `*` and `--` matches all stories of a
 * component.
 */
export function matchesStory(pattern: string, storyId: string): boolean {
  const isComponent = !pattern.includes('*') && !pattern.includes('--');
  const whole = isComponent ? `${pattern}--*` : pattern;
  const escaped = whole.replaceAll(/[^\w*-]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll('*', '.*')}$`, 'i').test(storyId);
}
