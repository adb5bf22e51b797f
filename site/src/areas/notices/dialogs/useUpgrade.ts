import { createServiceApi } from '@brand/api/service';
import { type NoticeQueue, type Session, waitingNotices } from '@brand/domain';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useServices } from '../../../member/services.ts';
import { upgradeDueOptions } from './noticesCalls.ts';

/** Queries whose result may change after the upgrade of a member. */
const OF_MEMBER = ['profile', 'credit', 'vip', 'promotions', 'bonuses'];

/** Notices and check are requested together. */
const TOGETHER_MS = 60_000;

interface Upgraded {
  readonly session: Session;
  readonly queue: NoticeQueue;
  /** When the server listed the active notices, in ms. 0 before. */
  readonly knownAt: number;
  /** The time of the last event of the queue, in ms. */
  readonly at: number;
  /** Whether `queue.shown` is visible. */
  readonly isOpen: boolean;
}

/**
 * Upgrades the member (sections 4 and 7): `check-is-upgrade` says whether it is due. `update-is-upgrade` follows when a
 * notice with `forceUpgate` is shown, or immediately if no notice is pending and only the operator requires it. Once for
 * each check. A failure is not reported, and the next check tries again.
 */
export function useUpgrade({ session, queue, knownAt, at, isOpen }: Upgraded): void {
  const services = useServices();
  const { api, queries } = services;
  const options = upgradeDueOptions(services, session);
  const { data: isDue, dataUpdatedAt: checkedAt } = useQuery(options);
  const shown = isOpen && queue.shown?.forcesUpgrade ? queue.shown.id : null;
  const waits = waitingNotices(queue, at).some(({ forcesUpgrade }) => forcesUpgrade);
  // A notice that requires the upgrade may still be loading.
  const hasNone = !waits && knownAt > checkedAt - TOGETHER_MS;
  const isReady = isDue === true && (shown !== null || hasNone);

  // A check from before the notice may be outdated.
  const { queryKey } = options;
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (shown === null || isDue !== false || asked.current === shown) return;
    asked.current = shown;
    void queries.invalidateQueries({ queryKey });
  });

  const { mutate: bringUpToDate } = useMutation({
    mutationFn: () => createServiceApi(api.client).markUpgraded(),
    onSuccess: () => {
      queries.setQueryData(queryKey, false);
      return queries.invalidateQueries({
        predicate: ({ queryKey: [name] }) => OF_MEMBER.includes(String(name)),
      });
    },
  });
  const tried = useRef(0);
  useEffect(() => {
    if (!isReady || tried.current === checkedAt) return;
    tried.current = checkedAt;
    asked.current = shown;
    bringUpToDate();
  });
}
