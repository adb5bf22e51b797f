/** A piece of a text. */
export interface WordSegment {
  readonly segment: string;
  /** False for spaces and punctuation. */
  readonly isWordLike: boolean;
}

/**
 * A text split at its word boundaries, in order. Thai has no space between words, so this takes the dictionary of the browser.
 * Firefox has had one since 125; without it, only spaces separate words.
 */
export function wordSegments(text: string): readonly WordSegment[] {
  if (typeof Intl.Segmenter === 'undefined') {
    return text
      .split(/(\s+)/)
      .filter(Boolean)
      .map((segment) => ({ segment, isWordLike: /\S/.test(segment) }));
  }
  const segments = new Intl.Segmenter('th', { granularity: 'word' }).segment(text);
  return Array.from(segments, ({ segment, isWordLike = false }) => ({ segment, isWordLike }));
}
