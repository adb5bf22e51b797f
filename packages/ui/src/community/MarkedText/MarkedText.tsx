import { joinedRanges, matchRanges } from '@brand/domain';
import type { HTMLAttributes, ReactNode } from 'react';

import * as css from './MarkedText.css.ts';

/** Props of {@link MarkedText}. Other props go to the `span`. */
export interface MarkedTextProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** The words. */
  text: string;
  /** What they were found by; none marks nothing. */
  words: readonly string[];
}

/** A sentence with the parts marked that it was found by, as Thai people type them. */
export function MarkedText({ text, words, ...rest }: MarkedTextProps) {
  const parts: ReactNode[] = [];
  let done = 0;
  for (const [from, to] of joinedRanges(words.flatMap((word) => matchRanges(text, word)))) {
    parts.push(text.slice(done, from));
    parts.push(
      <mark key={from} className={css.mark} data-part="mark">
        {text.slice(from, to)}
      </mark>,
    );
    done = to;
  }
  return (
    <span {...rest} data-component="marked-text">
      {parts}
      {text.slice(done)}
    </span>
  );
}
