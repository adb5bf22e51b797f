import { matchRanges } from '@brand/domain';
import type { ReactNode } from 'react';

import * as css from './SearchSuggestions.css.ts';

interface MarkedProps {
  text: string;
  /** The search term. Null highlights nothing. */
  term: string | null;
}

/** A name with the search match highlighted. */
export function Marked({ text, term }: MarkedProps) {
  if (term === null) return text;
  const parts: ReactNode[] = [];
  let done = 0;
  for (const [from, to] of matchRanges(text, term)) {
    parts.push(text.slice(done, from));
    parts.push(
      <mark key={from} className={css.mark}>
        {text.slice(from, to)}
      </mark>,
    );
    done = to;
  }
  return (
    <>
      {parts}
      {text.slice(done)}
    </>
  );
}
