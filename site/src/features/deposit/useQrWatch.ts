import type { CashierApi } from '@brand/api/cashier';
import { type DepositQr, type Locale, qrPollDelay } from '@brand/domain';
import { useCountdown, usePageHidden, useTimeout } from '@brand/ui';
import { useEffect, useRef, useState } from 'react';
import { useOnline } from '../../app/connection.ts';
import { useServices } from '../../app/services.ts';
import type { QrNews } from './pendingQr.ts';
import { useLeader } from './useLeader.ts';

/**
 * Asks what has become of a QR until it has ended: every two seconds, one question at a time, in one tab of all; slower while
 * nobody looks and after failures, at once when somebody looks again and when the network is back.
 *
 * @param qr the one that waits; null asks nothing
 * @param onNews told of every answer, in the tab that asks. At the expiry the next answer is the last one: what was paid in
 *   time is not called expired, however long the phone slept.
 */
export function useQrWatch(
  api: CashierApi,
  qr: DepositQr | null,
  locale: Locale,
  onNews: (qrId: string, news: QrNews) => void,
): void {
  const { clock } = useServices();
  const hidden = usePageHidden();
  const online = useOnline();
  const leads = useLeader(qr && `qr ${qr.id}`);
  const asks = leads && qr !== null;
  const [asking, setAsking] = useState(true);
  const [failures, setFailures] = useState(0);
  const latest = useRef(onNews);
  useEffect(() => {
    latest.current = onNews;
  });

  const askNow = () => setAsking(true);
  useTimeout(askNow, asks && !asking ? qrPollDelay(failures, hidden) : null);
  useCountdown(asks ? qr.expiresAt : null, askNow);
  // Another QR, a look, a network: the next question does not wait.
  const [met, setMet] = useState({ qr, hidden, online });
  if (met.qr !== qr || met.hidden !== hidden || met.online !== online) {
    setMet({ qr, hidden, online });
    if (met.qr !== qr) setFailures(0);
    if (online && !hidden) setAsking(true);
  }

  useEffect(() => {
    if (!asks || !asking) return undefined;
    const leaving = new AbortController();
    const hear = (news: QrNews) => {
      if (leaving.signal.aborted) return;
      const isOpen = news.outcome === 'waiting' || news.outcome === 'unreachable';
      const isOver = isOpen && clock.now() >= qr.expiresAt;
      setFailures((count) => (news.outcome === 'unreachable' ? count + 1 : 0));
      setAsking(false);
      latest.current(qr.id, isOver ? { outcome: 'expired' } : news);
    };
    void api
      .qrStatus(qr, { signal: leaving.signal, locale })
      .then(hear, () => hear({ outcome: 'unreachable' }));
    return () => leaving.abort();
  }, [api, asks, asking, clock, locale, qr]);
}
