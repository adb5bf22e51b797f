import { useHydrated } from '@brand/ui';
import { useCallback, useEffect, useState } from 'react';

/** Ids of articles as an address may name them; anything else counts as none. */
const ID = /^#([\w-]{1,80})$/;

function named(): string | null {
  return ID.exec(location.hash)?.[1] ?? null;
}

/** The article that the address names is opened and brought into sight; the one that a reader opens is put there. */
export function useArticleInAddress() {
  const hydrated = useHydrated();
  // The server does not know the hash. Below, the effect opens the article of a page that it rendered.
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
    // Nothing to do where it is named already, or where another one is that stays open.
    if (open === (named() === id)) return;
    const here = location.pathname + location.search;
    // In place: a reader who opens ten questions goes back by one step.
    history.replaceState(history.state, '', open ? `${here}#${id}` : here);
  }, []);
  return { opened, keepInAddress };
}
