import { ApiError } from '@brand/api';
import { type LineApi, createLineSecret } from '@brand/api/line';
import { useCallback, useEffect, useState } from 'react';
import { usePlace } from '../../../routing/navigation.ts';
import { isLocalPage } from '../../../platform/operator/operator.ts';
import { useServices } from '../../../member/services.ts';
import { type LineIntentName, storeLineWay } from './lineWay.ts';
import { leadsToLine } from './lineLink.ts';

/**
 * Starts the LINE flow: requests the link with a new challenge, stores the verifier in this tab, and leaves the page.
 *
 * @returns `start`, which rejects with an ApiError if the flow cannot start, and whether the page is being left
 */
export function useLineStart(
  api: LineApi | null,
): readonly [start: (intent: LineIntentName) => Promise<void>, leaving: boolean] {
  const { locale, pathname, search } = usePlace();
  const { session, operator } = useServices();
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    // The browser's Back may restore the page from its cache in the state in which it was left.
    const onShow = () => setLeaving(false);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  const start = useCallback(
    async (intent: LineIntentName) => {
      const member = session.read();
      const { line } = operator.hosts;
      if (!api || !line) throw new ApiError({ kind: 'malformed' });
      const { verifier, challenge } = await createLineSecret();
      const asked =
        member && (intent === 'link' || intent === 'change')
          ? { action: intent, username: member.username }
          : ({ action: intent === 'register' ? intent : 'login' } as const);
      const link = await api.authorize({ intent: asked, challenge, locale });
      if (!leadsToLine(link, line, isLocalPage(location.hostname))) {
        throw new ApiError({ kind: 'malformed' });
      }
      storeLineWay({
        verifier,
        intent: asked.action,
        userId: 'username' in asked ? (member?.userId ?? null) : null,
        page: pathname + search,
      });
      setLeaving(true);
      location.assign(link);
    },
    [api, locale, operator, pathname, search, session],
  );
  return [start, leaving];
}
