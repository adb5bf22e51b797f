import type { HelpArticle, HelpHit } from '@brand/domain';
import { useMemo } from 'react';
import { preload } from '../../../routing/chunks/missingChunk.ts';
import { page } from '../../../routing/chunks/page.ts';
import { useLazyModule } from '../../../routing/chunks/useLazyModule.ts';

/** Loads with the first question: most visitors open an article without one. */
const searchCode = page(async () => (await import('./helpFinder.ts')).searchHelp);

const prepare = () => void preload(searchCode.load);

/** The answers to a question. */
interface HelpSearchState {
  /** The articles that match, see `searchHelp`. Null without a question, and while the search loads. */
  readonly found: readonly HelpHit[] | null;
  /** Loads the search before the first letter is typed. */
  readonly prepare: () => void;
}

/** Searches the help articles. @param asked the question; empty for none */
export function useHelpSearch(articles: readonly HelpArticle[], asked: string): HelpSearchState {
  const search = useLazyModule(searchCode, asked !== '');
  const found = useMemo(
    () => (asked === '' || !search ? null : search(articles, asked)),
    [articles, asked, search],
  );
  return { found, prepare };
}
