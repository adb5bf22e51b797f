import { useEffect, useState } from 'react';
import { loadMessages } from '../../app/messages.ts';
import { usePlace } from '../../app/navigation.ts';
import { page } from '../../app/page.ts';
import { useServices } from '../../app/services.ts';
import { useServiceState } from './useServiceState.ts';

const noticeCode = page(() => import('./ServiceNotice.tsx').then((module) => module.ServiceNotice));

/**
 * Stops the page when the operator has closed the site or the API found a problem with its use. Once stopped it stays so
 * until it is loaded anew: nothing that was on its way goes on behind the notice.
 */
export function ServiceWatch() {
  const { operator } = useServices();
  const { locale } = usePlace();
  const state = useServiceState();
  const [stop, setStop] = useState<'closed' | 'problem' | null>(null);
  const [Notice, setNotice] = useState(noticeCode.peek);
  const isClosed = operator.siteClosed || state?.isClosed === true;
  if (!stop && (isClosed || state?.hasUsageProblem)) setStop(isClosed ? 'closed' : 'problem');
  useEffect(() => {
    if (!stop) return undefined;
    let current = true;
    void Promise.all([noticeCode.load(), loadMessages(locale, 'account')]).then(
      ([component]) => current && setNotice(() => component),
      // Without a network nothing can be done on the page either; another language or reload tries again.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [stop, locale]);
  if (!stop || !Notice) return <></>;
  return <Notice reason={stop} text={stop === 'closed' ? (state?.closedText ?? null) : null} />;
}
