import { joinedRanges, matchRanges } from '@brand/domain';
import type { HTMLAttributes, ReactNode } from 'react';

import * as css from './MarkedText.css.ts';

/** Props of {@link MarkedText}. Other props go to the `span`. */
export interface MarkedTextProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** The text. */
  text: string;
  /** The search terms. An empty list marks nothing. */
  words: readonly string[];
}

/** Highlights the search matches in a text, also for Thai spelling variants. */
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
