import { type ClosedNotices, closeNotices, mergeClosed } from './closedNotices.ts';
import type { Notice } from './notice.ts';

/** The notification modal of one member (sections 2 and 4): what it shows and what comes after. */
export interface NoticeQueue {
  /** What runs, as the server has it. */
  readonly notices: readonly Notice[];
  /** What was closed less than two hours ago. */
  readonly closed: ClosedNotices;
  /** Ids of those that were closed once and do not come back (`showOne`). */
  readonly once: readonly string[];
  /** The operator has closed the site: nothing can be closed. */
  readonly isSiteClosed: boolean;
  /** On the screen; it stays there, whatever comes, until it is closed or runs no longer. Null hides the modal. */
  readonly shown: Notice | null;
  /** How many have been closed since the modal was last hidden. */
  readonly done: number;
}

/** What happens to the modal. */
export type NoticeEvent =
  /** The server has said what runs. */
  | { readonly type: 'came'; readonly notices: readonly Notice[] }
  /** The browser, another tab or the server remembers what was closed. */
  | {
      readonly type: 'remembered';
      readonly closed: ClosedNotices;
      readonly once: readonly string[];
    }
  | { readonly type: 'siteClosed'; readonly isSiteClosed: boolean }
  /** Close button, Escape, a press outside. A bank notice does not hear it. */
  | { readonly type: 'closed'; readonly id: string }
  /** The member has said that they have checked a bank account, or followed the notice's link. */
  | { readonly type: 'answered'; readonly id: string }
  /** All that wait are read in the inbox instead; bank notices keep waiting. */
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

/** Whether the close button closes it (section 4): never a bank notice, and none while the site is closed. */
function canClose(notice: Pick<Notice, 'type'>, isSiteClosed: boolean): boolean {
  return notice.type !== 'bank' && !isSiteClosed;
}

/**
 * What waits to be shown, in its order: bank notices first (the payment check of section 2), since money may go to an account
 * that is no longer ours, then as the server has them. Each id once; none that has ended, that stands in the inbox only, or that has been closed.
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

/** Place of what is shown among those that wait and those closed just before it: "2 of 5". */
export function placeInQueue(queue: NoticeQueue, now: number): { number: number; count: number } {
  return { number: queue.done + 1, count: queue.done + waitingNotices(queue, now).length };
}

/**
 * The modal after an event; one that is not allowed changes nothing.
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

/** When the modal will change by itself: something comes back, or ends. Null for never. */
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
      done: queue.done + taken.length,
    },
    now,
  );
}

function settled(queue: NoticeQueue, now: number): NoticeQueue {
  const waiting = waitingNotices(queue, now);
  const shown = waiting.find(({ id }) => id === queue.shown?.id) ?? waiting[0] ?? null;
  return { ...queue, shown, done: shown ? queue.done : 0 };
}
