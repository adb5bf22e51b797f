import { describe, expect, it } from 'vitest';
import type { Notice, NoticeType } from './notice.ts';
import {
  NO_NOTICES,
  type NoticeEvent,
  type NoticeQueue,
  nextNoticeChange,
  noticeTransition,
  placeInQueue,
} from './noticeQueue.ts';
import { notice } from './testing/notices.ts';

const NOW = Date.UTC(2026, 0, 15, 2, 30);
const HOUR = 3_600_000;

const after = (queue: NoticeQueue, event: NoticeEvent, now = NOW) =>
  noticeTransition(queue, event, now);
const queueOf = (...notices: Notice[]) => after(NO_NOTICES, { type: 'came', notices });
const shownAt = (queue: NoticeQueue, now: number) =>
  after(queue, { type: 'passed' }, now).shown?.id;

describe('notification modal', () => {
  it('shows one notice after the other, then nothing', () => {
    let queue = queueOf(notice('a'), notice('b'));
    expect([queue.shown?.id, placeInQueue(queue, NOW)]).toEqual(['a', { number: 1, count: 2 }]);
    queue = after(queue, { type: 'closed', id: 'a' });
    expect([queue.shown?.id, placeInQueue(queue, NOW)]).toEqual(['b', { number: 2, count: 2 }]);
    queue = after(queue, { type: 'closed', id: 'b' });
    expect([queue.shown, queue.done]).toEqual([null, 0]);
  });

  it('shows a notice again two hours after it was closed, to the millisecond', () => {
    const queue = after(queueOf(notice('a')), { type: 'closed', id: 'a' });
    expect(nextNoticeChange(queue, NOW)).toBe(NOW + 2 * HOUR);
    expect(shownAt(queue, NOW + 2 * HOUR - 1)).toBeUndefined();
    expect(shownAt(queue, NOW + 2 * HOUR)).toBe('a');
  });

  it('does not show a notice again if it is shown only once', () => {
    const queue = after(queueOf(notice('a', { showOnce: true })), { type: 'closed', id: 'a' });
    expect(queue.once).toEqual(['a']);
    expect(shownAt(queue, NOW + 1000 * HOUR)).toBeUndefined();
  });

  it('remembers for good only the notices that are shown once', () => {
    const queue = queueOf(notice('a'), notice('b', { showOnce: true }), notice('c'));
    expect(after(queue, { type: 'closed', id: 'a' }).once).toEqual([]);
    expect(after(queue, { type: 'closedAll' }).once).toEqual(['b']);
  });

  it('does not count an answered bank notice as one of the others', () => {
    const queue = queueOf(notice('bank', { type: 'bank' }), notice('a'), notice('b'));
    const answered = after(queue, { type: 'answered', id: 'bank' });
    expect(answered.shown?.id).toBe('a');
    expect(placeInQueue(answered, NOW)).toEqual({ number: 1, count: 2 });
  });

  it.each<[string, readonly (number | null)[], readonly number[], number | null]>([
    ['the first end', [NOW + 3 * HOUR, NOW + HOUR], [NOW + 2 * HOUR], NOW + HOUR],
    ['the first return', [NOW + 3 * HOUR], [NOW + 2 * HOUR, NOW + HOUR], NOW + HOUR],
    ['the next moment, not a past one', [NOW - HOUR, NOW + 1], [NOW - 1], NOW + 1],
    ['not the current moment', [NOW], [NOW], null],
    ['never without an end', [null], [], null],
  ])('changes next at %s', (_, ends, returns, next) => {
    const notices = ends.map((endsAt, at) => notice(`n_${at}`, { endsAt }));
    const closed = returns.map((until, at) => ({ id: `c_${at}`, until }));
    expect(nextNoticeChange({ ...NO_NOTICES, notices, closed }, NOW)).toBe(next);
  });

  it('keeps the current notice when others arrive, and updates its language', () => {
    const queue = after(queueOf(notice('b')), {
      type: 'came',
      notices: [notice('a'), notice('b', { title: 'อีกภาษา' })],
    });
    expect(queue.shown).toMatchObject({ id: 'b', title: 'อีกภาษา' });
    expect(placeInQueue(queue, NOW)).toEqual({ number: 1, count: 2 });
  });

  it('hides the current notice when it ends or is withdrawn', () => {
    const queue = queueOf(notice('a', { endsAt: NOW + HOUR }), notice('b'));
    expect(nextNoticeChange(queue, NOW)).toBe(NOW + HOUR);
    expect(shownAt(queue, NOW + HOUR - 1)).toBe('a');
    expect(shownAt(queue, NOW + HOUR)).toBe('b');
    expect(after(queue, { type: 'came', notices: [] }).shown).toBeNull();
  });

  it('skips ended notices, inbox-only notices and duplicate ids', () => {
    const queue = queueOf(
      notice('over', { endsAt: NOW }),
      notice('inbox', { opensByItself: false }),
      notice('a', { title: 'first' }),
      notice('a', { title: 'second' }),
    );
    expect(queue.shown?.title).toBe('first');
    expect(placeInQueue(queue, NOW).count).toBe(1);
    expect(after(queue, { type: 'closed', id: 'a' }).shown).toBeNull();
  });

  it('shows bank notices first, even before newer notices', () => {
    const queue = queueOf(notice('new'), notice('bank', { type: 'bank' }));
    expect(queue.shown?.id).toBe('bank');
  });

  it('hides the current notice when another tab has closed it', () => {
    const closed = [{ id: 'a', until: NOW + HOUR }];
    const queue = after(queueOf(notice('a'), notice('b')), {
      type: 'remembered',
      closed,
      once: [],
    });
    expect(queue.shown?.id).toBe('b');
  });

  it('counts a hundred notices as a hundred, and can close them together', () => {
    const many = Array.from({ length: 100 }, (_, at) => notice(`n_${at}`));
    const queue = queueOf(...many, notice('bank', { type: 'bank' }));
    // A bank notice is a dialog of its own.
    expect(placeInQueue(queue, NOW).count).toBe(100);
    const left = after(queue, { type: 'closedAll' });
    expect(left.shown?.id).toBe('bank');
    expect(left.closed).toHaveLength(100);
  });
});

describe('a notice that cannot be closed', () => {
  it('is a bank notice: the close button does nothing, and after confirmation it returns two hours later', () => {
    const queue = queueOf(notice('bank', { type: 'bank' }));
    expect(after(queue, { type: 'closed', id: 'bank' })).toBe(queue);
    expect(after(queue, { type: 'closedAll' })).toBe(queue);
    const answered = after(queue, { type: 'answered', id: 'bank' });
    expect(answered.shown).toBeNull();
    expect(shownAt(answered, NOW + 2 * HOUR)).toBe('bank');
  });

  it.each<NoticeType>(['bank', 'promotion', 'game', 'maintenance', 'other'])(
    'is a notice of type %s while the site is closed',
    (type) => {
      const queue = after(queueOf(notice('a', { type })), {
        type: 'siteClosed',
        isSiteClosed: true,
      });
      for (const event of ['closed', 'answered'] as const) {
        expect(after(queue, { type: event, id: 'a' })).toBe(queue);
      }
      expect(after(queue, { type: 'closedAll' })).toBe(queue);
    },
  );

  it('is a notice that is not visible', () => {
    const queue = queueOf(notice('a'), notice('b'));
    expect(after(queue, { type: 'closed', id: 'b' })).toBe(queue);
    expect(after(NO_NOTICES, { type: 'answered', id: 'a' })).toBe(NO_NOTICES);
  });
});
