import type { CashierApi } from '@brand/api/cashier';
import { type DepositQr, type Locale, qrPollDelay } from '@brand/domain';
import { useCountdown, usePageHidden } from '@brand/ui';
import { type Query, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { faultOf } from '../../../platform/errors/faultOf.ts';
import { useServices } from '../../../member/services.ts';
import type { QrUpdate } from '../../../member/cashier/pendingQr.ts';
import { useLeader } from './useLeader.ts';

/** One reply about a QR. */
interface QrAnswer {
  readonly qrId: string;
  readonly news: QrUpdate;
  /** Number of consecutive requests without a reply, including this one. */
  readonly failures: number;
}

/**
 * Polls the status of a QR until it has ended: every two seconds, one request at a time, in one tab only. Polling is
 * slower while the page is hidden and after failures. It continues immediately when the page becomes visible and when the
 * network is back.
 *
 * @param qr the pending one; null stops polling
 * @param onUpdate called with every reply, in the polling tab. At the expiry the next reply is the last one, so that a QR
 *   that was paid in time is not called expired, however long the phone slept.
 */
export function useQrWatch(
  api: CashierApi,
  qr: DepositQr | null,
  locale: Locale,
  onUpdate: (qrId: string, news: QrUpdate) => void,
): void {
  const { clock } = useServices();
  const queries = useQueryClient();
  const hidden = usePageHidden();
  const leads = useLeader(qr && `qr ${qr.id}`);
  const asked = leads ? qr : null;
  const delay = ({ state }: Pick<Query<QrAnswer>, 'state'>) =>
    qrPollDelay(state.data?.failures ?? 0, hidden);
  const queryKey = ['qrStatus', qr?.id, locale] as const;

  const { data: answer, refetch } = useQuery<QrAnswer>({
    queryKey,
    queryFn: asked
      ? async ({ signal }) => {
          const news = await api
            .qrStatus(asked, { signal, locale })
            .catch((error: unknown): QrUpdate => {
              signal.throwIfAborted();
              return { outcome: 'unreachable', fault: faultOf(error) };
            });
          const isReached = news.outcome !== 'unreachable';
          const before = queries.getQueryData<QrAnswer>(queryKey)?.failures ?? 0;
          const isOver = !hasEnded(news) && clock.passed() >= asked.expiresAt;
          return {
            qrId: asked.id,
            news: isOver ? { outcome: 'expired' } : news,
            failures: isReached ? 0 : before + 1,
          };
        }
      : skipToken,
    refetchInterval: delay,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    // Two equal replies are two replies: each is reported.
    structuralSharing: false,
    // The polling tab releases its lock and takes it again whenever it is hidden or shown. That alone causes no request.
    staleTime: delay,
    gcTime: 0,
  });
  useCountdown(asked?.expiresAt ?? null, () => void refetch({ cancelRefetch: false }));

  const latest = useRef(onUpdate);
  useEffect(() => {
    latest.current = onUpdate;
  });
  useEffect(() => {
    if (answer) latest.current(answer.qrId, answer.news);
  }, [answer]);
}

function hasEnded({ outcome }: QrUpdate): boolean {
  return outcome !== 'waiting' && outcome !== 'unreachable';
}
