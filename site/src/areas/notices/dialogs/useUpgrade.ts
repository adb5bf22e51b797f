import { createServiceApi } from '@brand/api/service';
import { type NoticeQueue, type Session, waitingNotices } from '@brand/domain';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useServices } from '../../../member/services.ts';
import { upgradeDueOptions } from './noticesCalls.ts';

/** What the API may say otherwise of a member who has been brought up to date. */
const OF_MEMBER = ['profile', 'credit', 'vip', 'promotions', 'bonuses'];

/** Notices and check are asked for in one go. */
const TOGETHER_MS = 60_000;

interface Upgraded {
  readonly session: Session;
  readonly queue: NoticeQueue;
  /** When the server said which notices run, in ms; 0 before it has. */
  readonly knownAt: number;
  /** Whether `queue.shown` is on the screen. */
  readonly isOpen: boolean;
}

/**
 * Brings the member up to date (sections 4 and 7): `check-is-upgrade` says whether it is due, `update-is-upgrade` follows when a
 * notice with `forceUpgate` is shown, or at once where none waits and the operator alone asked. Once for each check; where it
 * fails, nobody is told and the next check tries again.
 */
export function useUpgrade({ session, queue, knownAt, isOpen }: Upgraded): void {
  const services = useServices();
  const { api, clock, queries } = services;
  const options = upgradeDueOptions(services, session);
  const { data: isDue, dataUpdatedAt: checkedAt } = useQuery(options);
  const shown = isOpen && queue.shown?.forcesUpgrade ? queue.shown.id : null;
  const waits = waitingNotices(queue, clock.now()).some(({ forcesUpgrade }) => forcesUpgrade);
  // A notice that came with the reason for it is on its way too.
  const hasNone = !waits && knownAt > checkedAt - TOGETHER_MS;
  const isReady = isDue === true && (shown !== null || hasNone);

  // What was asked before the notice came may be old.
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
