/** A segment of a text. */
export interface WordSegment {
  readonly segment: string;
  /** False for spaces and punctuation. */
  readonly isWordLike: boolean;
}

/**
 * Splits a text at its word boundaries, in order. Thai has no spaces between words, so this uses the dictionary of the
 * browser (Firefox since 125). Without it, only spaces separate words.
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
