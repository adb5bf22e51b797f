import {
  type ClosedNotices,
  NO_NOTICES,
  type Notice,
  type NoticeEvent,
  type NoticeQueue,
  type Session,
  mergeClosed,
  nextNoticeChange,
  noticeTransition,
  waitingNotices,
} from '@brand/domain';
import { wakeAt } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useReducer } from 'react';
import { useServices } from '../../../member/services.ts';
import { useShownLocale } from '../../../language/shownLocale.ts';
import { closedMemory } from './closedMemory.ts';
import { markClosedRead, noticesOptions, readMarksOptions } from './noticesCalls.ts';

type Dated = NoticeEvent & {
  readonly now: number;
  /** When the server listed the active notices, once all data is known. */
  readonly knownAt?: number;
};

interface Known {
  readonly queue: NoticeQueue;
  readonly knownAt: number;
  /** The time of the last event. */
  readonly at: number;
}

const reduce = (known: Known, { now, knownAt = known.knownAt, ...event }: Dated): Known => ({
  queue: noticeTransition(known.queue, event as NoticeEvent, now),
  knownAt,
  at: now,
});

const NONE: readonly Notice[] = [];

/**
 * The notification modal of a member: its content and actions. A closed notice is stored in the browser, sent to the
 * other tabs, and marked as read.
 */
export function useNoticeQueue(
  session: Session,
  isSiteClosed: boolean,
): {
  readonly queue: NoticeQueue;
  /** When the server listed the active notices, in ms, once `queue` contains them. 0 before. */
  readonly knownAt: number;
  /** The time of the last event of the queue, in ms. */
  readonly at: number;
  /** The notices cannot be read. */
  readonly hasFailed: boolean;
  /** @param options.areRead whether the notices that disappear are marked as read. @default true */
  tell(event: NoticeEvent, options?: { readonly areRead: boolean }): void;
} {
  const services = useServices();
  const { clock } = services;
  const locale = useShownLocale();
  const { userId } = session;
  const [{ queue, knownAt, at }, send] = useReducer(reduce, {
    queue: NO_NOTICES,
    knownAt: 0,
    at: 0,
  });
  const query = useQuery(noticesOptions(services, session, locale));
  const notices = query.data ?? NONE;

  // Requests what was read on other devices only if there is a one-time notice that this device does not know.
  const asks = notices.some(
    ({ id, showOnce, opensByItself }) =>
      showOnce && opensByItself && !closedMemory.wasShown(userId, id),
  );
  const marks = useQuery({ ...readMarksOptions(services, session, locale), enabled: asks });
  const read = marks.data;
  const isReadKnown = !asks || !marks.isPending;
  const recall = useCallback(
    (told: ClosedNotices = []) => {
      const once = notices
        .filter(
          ({ id, showOnce }) => showOnce && (!isReadKnown || closedMemory.wasShown(userId, id)),
        )
        .map(({ id }) => id);
      const now = clock.now();
      const closed = mergeClosed(closedMemory.read(userId, now), told);
      send({ type: 'remembered', closed, once: [...once, ...(read ?? [])], now });
    },
    [notices, isReadKnown, read, userId, clock],
  );
  useEffect(() => closedMemory.subscribe(userId, recall), [userId, recall]);
  const { data, dataUpdatedAt } = query;
  useEffect(() => {
    recall();
    const since = isReadKnown ? { knownAt: dataUpdatedAt } : {};
    if (data) send({ type: 'came', notices: data, now: clock.now(), ...since });
  }, [recall, data, dataUpdatedAt, isReadKnown, clock]);
  useEffect(
    () => send({ type: 'siteClosed', isSiteClosed, now: clock.now() }),
    [isSiteClosed, clock],
  );

  const change = nextNoticeChange(queue, at);
  useEffect(
    () =>
      change === null
        ? undefined
        : wakeAt(change, () => send({ type: 'passed', now: clock.now() })),
    [change, clock],
  );

  const tell = useCallback(
    (event: NoticeEvent, { areRead } = { areRead: true }) => {
      const now = clock.now();
      const next = noticeTransition(queue, event, now);
      if (next === queue) return;
      const waiting = new Set(waitingNotices(next, now).map(({ id }) => id));
      const gone = waitingNotices(queue, now).filter(({ id }) => !waiting.has(id));
      send({ ...event, now });
      closedMemory.noteShown(
        userId,
        gone.filter(({ showOnce }) => showOnce).map(({ id }) => id),
      );
      closedMemory.write(userId, next.closed, now);
      const ids = gone.map(({ id }) => id);
      if (areRead) void markClosedRead(services, ids);
    },
    [queue, clock, services, userId],
  );

  return { queue, knownAt, at, hasFailed: query.isError, tell };
}
