import { type ComponentType, createElement, useCallback, useEffect, useState } from 'react';
import { PageFailed } from '../frame/layout/PageFailed.tsx';
import { PagePlaceholder } from '../frame/layout/PagePlaceholder.tsx';
import { reloadForMissingChunk } from '../routing/chunks/missingChunk.ts';
import type { MessageArea } from '../language/messageAreas.ts';
import { hasMessages, loadMessages } from '../language/messages.ts';
import type { PageModule } from '../routing/chunks/page.ts';
import { useShownLocale } from '../language/shownLocale.ts';

interface LoadedPageProps {
  page: PageModule<ComponentType>;
  messages: MessageArea;
}

/** Shows the page immediately when its code is already preloaded (on hover, focus or idle). */
export function LoadedPage({ page, messages }: LoadedPageProps) {
  const locale = useShownLocale();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const Page = page.peek();
  const ready = Page !== null && hasMessages(locale, messages);
  useEffect(() => {
    if (ready) return undefined;
    let current = true;
    Promise.all([page.load(), loadMessages(locale, messages)]).then(
      () => current && setAttempt((count) => count + 1),
      () => {
        if (!current) return;
        setFailed(true);
        // A preload that was pending and failed now counts as a failure of a wanted chunk.
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
  if (Page && ready) return createElement(Page);
  return failed ? <PageFailed reason="network" onRetry={retry} /> : <PagePlaceholder />;
}
