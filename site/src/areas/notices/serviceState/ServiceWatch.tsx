import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useOnline } from '../../../platform/connection/connection.ts';
import { loadMessages } from '../../../language/messages.ts';
import { page } from '../../../routing/chunks/page.ts';
import { useServices, useSession } from '../../../member/services.ts';
import { useShownLocale } from '../../../language/shownLocale.ts';
import { rhythm } from '../../../platform/clock/rhythm.ts';
import { serviceStateOptions } from '../../../member/service/serviceQuery.ts';

const noticeCode = page(() => import('./ServiceNotice.tsx').then((module) => module.ServiceNotice));

/** What blocks the page. A usage problem belongs to one member and ends with their session. */
type Stop = { readonly reason: 'closed' } | { readonly reason: 'problem'; readonly userId: string };

/** Polling interval of an open, visible page. */
const every = rhythm(300_000);

/**
 * Blocks the page when the operator has closed the site or the API reports a usage problem (sections 6 and 8). It stays
 * blocked until it is reloaded, so that no pending action continues behind the notice.
 */
export function ServiceWatch() {
  const services = useServices();
  const { operator } = services;
  const userId = useSession()?.userId ?? null;
  const locale = useShownLocale();
  const online = useOnline();
  const { data: state } = useQuery({ ...serviceStateOptions(services), refetchInterval: every });
  const [stop, setStop] = useState<Stop | null>(null);
  const [Notice, setNotice] = useState(noticeCode.peek);
  const isClosed = operator.siteClosed || state?.isClosed === true;
  const isOver = stop?.reason === 'problem' && stop.userId !== userId;
  if (isOver) setStop(null);
  else if (isClosed && stop?.reason !== 'closed') setStop({ reason: 'closed' });
  else if (!stop && state?.hasUsageProblem && userId !== null)
    setStop({ reason: 'problem', userId });
  const isStopped = stop !== null;
  useEffect(() => {
    if (!isStopped) return undefined;
    let current = true;
    void Promise.all([noticeCode.load(), loadMessages(locale, 'account')]).then(
      ([component]) => current && setNotice(() => component),
      // Without a network the page cannot do anything either. The request is repeated when the network is back.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [isStopped, locale, online]);
  if (!stop || !Notice) return <></>;
  const { reason } = stop;
  return <Notice reason={reason} text={reason === 'closed' ? (state?.closedText ?? null) : null} />;
}
