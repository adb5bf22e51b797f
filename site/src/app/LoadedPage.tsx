import { type ComponentType, createElement, useCallback, useEffect, useState } from 'react';
import { PageFailed } from '../frame/layout/PageFailed.tsx';
import { PagePlaceholder } from '../frame/layout/PagePlaceholder.tsx';
import { reloadForLostCode } from '../routing/chunks/lostCode.ts';
import { type MessageArea, hasMessages, loadMessages } from '../language/messages.ts';
import type { PageModule } from '../routing/chunks/page.ts';
import { useShownLocale } from '../language/shownLocale.ts';

interface LoadedPageProps {
  page: PageModule<ComponentType>;
  words: MessageArea;
}

/** Shows the page at once when its code is here, which intent and idle time see to. */
export function LoadedPage({ page, words }: LoadedPageProps) {
  const locale = useShownLocale();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const Page = page.peek();
  const ready = Page !== null && hasMessages(locale, words);
  useEffect(() => {
    if (ready) return undefined;
    let current = true;
    Promise.all([page.load(), loadMessages(locale, words)]).then(
      () => current && setAttempt((count) => count + 1),
      () => {
        if (!current) return;
        setFailed(true);
        // What was on its way before it was wanted is wanted now.
        reloadForLostCode();
      },
    );
    return () => {
      current = false;
    };
  }, [page, words, locale, ready, attempt]);
  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((count) => count + 1);
  }, []);
  if (Page && ready) return createElement(Page);
  return failed ? <PageFailed reason="network" onRetry={retry} /> : <PagePlaceholder />;
}
