import { createElement, useCallback, useEffect, useState } from 'react';
import { PageFailed } from '../frame/layout/PageFailed.tsx';
import { PagePlaceholder } from '../frame/layout/PagePlaceholder.tsx';
import { reloadForMissingChunk } from '../routing/chunks/missingChunk.ts';
import { type MessageArea, hasMessages, loadMessages } from '../language/messages.ts';
import type { PageModule } from '../routing/chunks/page.ts';
import type { PageCode } from './pages.ts';
import { useShownLocale } from '../language/shownLocale.ts';

interface LoadedPageProps {
  page: PageModule<Pick<PageCode, 'Page'>>;
  messages: MessageArea;
}

/** Shows the page at once when its code is here, which intent and idle time see to. */
export function LoadedPage({ page, messages }: LoadedPageProps) {
  const locale = useShownLocale();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const code = page.peek();
  const ready = code !== null && hasMessages(locale, messages);
  useEffect(() => {
    if (ready) return undefined;
    let current = true;
    Promise.all([page.load(), loadMessages(locale, messages)]).then(
      () => current && setAttempt((count) => count + 1),
      () => {
        if (!current) return;
        setFailed(true);
        // What was on its way before it was wanted is wanted now.
        reloadForMissingChunk();
      },
    );
    return () => {
      current = false;
    };
  }, [page, messages, locale, ready, attempt]);
  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((count) => count + 1);
  }, []);
  if (code && ready) return createElement(code.Page);
  return failed ? <PageFailed reason="network" onRetry={retry} /> : <PagePlaceholder />;
}
