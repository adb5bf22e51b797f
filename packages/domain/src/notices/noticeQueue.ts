import { type ClosedNotices, closeNotices, mergeClosed } from './closedNotices.ts';
import type { Notice } from './notice.ts';

/** The notification modal of a member (sections 2 and 4): the current notice and the queue. */
export interface NoticeQueue {
  /** Running notices from the server. */
  readonly notices: readonly Notice[];
  /** Notices closed less than two hours ago. */
  readonly closed: ClosedNotices;
  /** Ids of closed notices that do not return (`showOne`). */
  readonly once: readonly string[];
  /** The operator has closed the site: no notice can be closed. */
  readonly isSiteClosed: boolean;
  /** The visible notice. It stays until it is closed or ends, regardless of new notices. Null hides the modal. */
  readonly shown: Notice | null;
  /** Number of notices, other than those of a bank, closed since the modal was last hidden. */
  readonly done: number;
}

/** Events of the modal. */
export type NoticeEvent =
  /** The server returned the running notices. */
  | { readonly type: 'came'; readonly notices: readonly Notice[] }
  /** Closed notices were loaded from the browser, another tab or the server. */
  | {
      readonly type: 'remembered';
      readonly closed: ClosedNotices;
      readonly once: readonly string[];
    }
  | { readonly type: 'siteClosed'; readonly isSiteClosed: boolean }
  /** Close button, Escape, or a press outside. Bank notices ignore it. */
  | { readonly type: 'closed'; readonly id: string }
  /** The member has confirmed the bank account check, or followed the link of the notice. */
  | { readonly type: 'answered'; readonly id: string }
  /** All waiting notices are moved to the inbox; bank notices stay. */
  | { readonly type: 'closedAll' }
  /** Time has passed. */
  | { readonly type: 'passed' };

/** Before the first reply. */
export const NO_NOTICES: NoticeQueue = {
  notices: [],
  closed: [],
  once: [],
  isSiteClosed: false,
  shown: null,
  done: 0,
};

/** Whether the close button works (section 4): never for a bank notice, and for none while the site is closed. */
function canClose(notice: Pick<Notice, 'type'>, isSiteClosed: boolean): boolean {
  return notice.type !== 'bank' && !isSiteClosed;
}

/**
 * The queue in display order: bank notices first (the payment check of section 2), because money may otherwise go to an
 * old account, then the server's order. Each id once. Ended, inbox-only and closed notices are excluded.
 *
 * @param now ms on the server's clock
 */
export function waitingNotices(
  { notices, closed, once }: Pick<NoticeQueue, 'notices' | 'closed' | 'once'>,
  now: number,
): readonly Notice[] {
  const gone = new Set(closed.filter(({ until }) => until > now).map(({ id }) => id));
  const forGood = new Set(once);
  const waiting = notices.filter(({ id, opensByItself, showOnce, endsAt }) => {
    const isOver = endsAt !== null && endsAt <= now;
    if (!opensByItself || isOver || gone.has(id) || (showOnce && forGood.has(id))) return false;
    gone.add(id);
    return true;
  });
  const bankFirst = (notice: Notice) => (notice.type === 'bank' ? 0 : 1);
  return waiting.sort((left, right) => bankFirst(left) - bankFirst(right));
}

/**
 * Position of the visible notice among the waiting and recently closed ones: "2 of 5". Bank notices do not count: each is a
 * dialog of its own.
 */
export function placeInQueue(queue: NoticeQueue, now: number): { number: number; count: number } {
  const { done } = queue;
  return { number: done + 1, count: done + waitingNotices(queue, now).filter(isPage).length };
}

/** Whether a notice is a page among others. */
const isPage = ({ type }: Pick<Notice, 'type'>) => type !== 'bank';

/**
 * The modal after an event. An event that is not allowed is ignored.
 *
 * @param now ms on the server's clock
 */
export function noticeTransition(queue: NoticeQueue, event: NoticeEvent, now: number): NoticeQueue {
  switch (event.type) {
    case 'came':
      return settled({ ...queue, notices: event.notices }, now);
    case 'remembered':
      return settled(
        { ...queue, closed: mergeClosed(queue.closed, event.closed), once: event.once },
        now,
      );
    case 'siteClosed':
      return settled({ ...queue, isSiteClosed: event.isSiteClosed }, now);
    case 'closed':
    case 'answered': {
      const { shown, isSiteClosed } = queue;
      if (!shown || shown.id !== event.id || isSiteClosed) return queue;
      if (event.type === 'closed' && !canClose(shown, isSiteClosed)) return queue;
      return without(queue, [shown], now);
    }
    case 'closedAll': {
      const all = waitingNotices(queue, now).filter((each) => canClose(each, queue.isSiteClosed));
      return all.length === 0 ? queue : without(queue, all, now);
    }
    case 'passed':
      return settled(queue, now);
  }
}

/** When the modal changes next without an event: a notice returns or ends. Null for never. */
export function nextNoticeChange({ notices, closed }: NoticeQueue, now: number): number | null {
  const times = [...closed.map(({ until }) => until), ...notices.map(({ endsAt }) => endsAt)];
  const next = Math.min(...times.filter((time) => time !== null && time > now).map(Number));
  return Number.isFinite(next) ? next : null;
}

function without(queue: NoticeQueue, taken: readonly Notice[], now: number): NoticeQueue {
  const ids = taken.map(({ id }) => id);
  const forGood = taken.filter(({ showOnce }) => showOnce).map(({ id }) => id);
  return settled(
    {
      ...queue,
      closed: closeNotices(queue.closed, ids, now),
      once: [...new Set([...queue.once, ...forGood])],
      done: queue.done + taken.filter(isPage).length,
    },
    now,
  );
}

function settled(queue: NoticeQueue, now: number): NoticeQueue {
  const waiting = waitingNotices(queue, now);
  const shown = waiting.find(({ id }) => id === queue.shown?.id) ?? waiting[0] ?? null;
  return { ...queue, shown, done: shown ? queue.done : 0 };
}
