import { CALL_LIMIT_MS } from '@brand/api';
import { type ComponentType, createElement, useCallback, useEffect, useState } from 'react';
import { PageFailed, type PageFailedProps } from '../frame/layout/PageFailed.tsx';
import { PagePlaceholder } from '../frame/layout/PagePlaceholder.tsx';
import { reloadForMissingChunk } from '../routing/chunks/missingChunk.ts';
import type { MessageArea } from '../language/messageAreas.ts';
import { hasMessages, loadMessages } from '../language/messages.ts';
import type { PageModule } from '../routing/chunks/page.ts';
import { afterWhile } from '../platform/clock/deviceClock.ts';
import { useShownLocale } from '../language/shownLocale.ts';

interface LoadedPageProps {
  page: PageModule<ComponentType>;
  messages: MessageArea;
}

/**
 * Shows the page immediately when its code is already preloaded (on hover, focus or idle). Code that does not arrive is a failure after
 * the time of a call; when it arrives later, the page is shown.
 */
export function LoadedPage({ page, messages }: LoadedPageProps) {
  const locale = useShownLocale();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<PageFailedProps['reason'] | null>(null);
  const Page = page.peek();
  const ready = Page !== null && hasMessages(locale, messages);
  useEffect(() => {
    if (ready) return undefined;
    let current = true;
    const stopWait = afterWhile(CALL_LIMIT_MS, () => setFailed('timeout'));
    Promise.all([page.load(), loadMessages(locale, messages)]).then(
      () => current && setAttempt((count) => count + 1),
      () => {
        if (!current) return;
        stopWait();
        setFailed('network');
        // A preload that was pending and failed now counts as a failure of a wanted chunk.
        reloadForMissingChunk();
      },
    );
    return () => {
      current = false;
      stopWait();
    };
  }, [page, messages, locale, ready, attempt]);
  const retry = useCallback(() => {
    setFailed(null);
    setAttempt((count) => count + 1);
  }, []);
  if (Page && ready) return createElement(Page);
  return failed ? <PageFailed reason={failed} onRetry={retry} /> : <PagePlaceholder />;
}
