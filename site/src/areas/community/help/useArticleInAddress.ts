import { useHydrated } from '@brand/ui';
import { useCallback, useEffect, useState } from 'react';

/** Ids of articles that an address may name. Anything else is ignored. */
const ID = /^#([\w-]{1,80})$/;

function named(): string | null {
  return ID.exec(location.hash)?.[1] ?? null;
}

/** Opens the article in the address and scrolls to it. Writes an article that the reader opens into the address. */
export function useArticleInAddress() {
  const hydrated = useHydrated();
  // The server does not know the hash. The effect below opens the article of a server-rendered page.
  const [opened] = useState(() => (hydrated ? named() : null));
  useEffect(() => {
    const show = () => {
      const id = named();
      const article = id === null ? null : document.getElementById(id);
      if (article instanceof HTMLDetailsElement) article.open = true;
      article?.scrollIntoView({ block: 'start' });
    };
    show();
    addEventListener('hashchange', show);
    return () => removeEventListener('hashchange', show);
  }, []);
  const keepInAddress = useCallback((id: string, open: boolean) => {
    // Nothing to do if it is named already, or if another open article is named.
    if (open === (named() === id)) return;
    const here = location.pathname + location.search;
    // Replaces the entry, so that a reader who opens ten questions goes back in one step.
    history.replaceState(history.state, '', open ? `${here}#${id}` : here);
  }, []);
  return { opened, keepInAddress };
}
