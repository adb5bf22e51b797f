import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createFavouriteQueue } from './favouriteQueue.ts';

/** The line breaks: nobody knows whether it was done. */
class Cut extends Error {}
/** It was not done. */
class Refused extends Error {}

/** What becomes of one request. */
type Fate = 'done' | 'refused' | 'cutBefore' | 'cutAfter';

/** An API whose answers come when the test says so. */
function openShelf(kept: readonly string[] = [], { strange = false } = {}) {
  const favourites = new Set(kept);
  const waiting: ((fate: Fate) => void)[] = [];
  const ends = { settled: vi.fn(), failed: vi.fn() };
  const underWay = new Map<string, number>();
  let most = 0;
  const sent: string[] = [];
  const call = <Result>(what: string, id: string, work: () => Result) => {
    sent.push(what);
    underWay.set(id, (underWay.get(id) ?? 0) + 1);
    most = Math.max(most, underWay.get(id) ?? 0);
    return new Promise<Result>((resolve, reject) => {
      waiting.push((fate) => {
        underWay.set(id, (underWay.get(id) ?? 0) - 1);
        if (fate === 'refused') return reject(new Refused());
        if (fate === 'cutBefore') return reject(new Cut());
        const result = work();
        if (fate === 'cutAfter') return reject(new Cut());
        resolve(result);
      });
    });
  };
  const queue = createFavouriteQueue(
    {
      toggle: (id, to) =>
        call(`toggle ${id}`, id, () => {
          const was = favourites.delete(id);
          if (!was) favourites.add(id);
          return !strange && !was === to;
        }),
      ask: (id) => call(`ask ${id}`, id, () => favourites.has(id)),
      isUnsettled: (error) => error instanceof Cut,
    },
    ends,
  );
  const answer = async (fate: Fate = 'done') => {
    waiting.shift()?.(fate);
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
  };
  const answerAll = async (fates: readonly Fate[] = []) => {
    for (let at = 0; waiting.length > 0; at += 1) await answer(fates[at]);
  };
  return { queue, ends, favourites, sent, answer, answerAll, most: () => most };
}

describe('favourites', () => {
  it('are added and taken away by one request each', async () => {
    const { queue, ends, favourites, sent, answerAll } = openShelf();
    queue.want('a', true);
    await answerAll();
    expect(ends.settled).toHaveBeenLastCalledWith('a', true, false);
    queue.want('a', false);
    await answerAll();
    expect(ends.settled).toHaveBeenLastCalledWith('a', false, true);
    expect([...favourites]).toEqual([]);
    expect(sent).toEqual(['toggle a', 'toggle a']);
  });

  it.each([
    [100, false, 2],
    [101, true, 1],
  ])(
    'end as the last of %i quick taps says, with never two requests at once',
    async (taps, last, requests) => {
      const { queue, ends, favourites, sent, answerAll, most } = openShelf();
      for (let tap = 1; tap <= taps; tap += 1) queue.want('a', tap % 2 === 1);
      expect(sent).toHaveLength(1);
      await answerAll();
      expect(favourites.has('a')).toBe(last);
      expect(sent).toHaveLength(requests);
      expect(most()).toBe(1);
      expect(ends.settled).toHaveBeenCalledExactlyOnceWith('a', last, false);
    },
  );

  it('of several games do not wait for each other', () => {
    const { queue, sent } = openShelf();
    queue.want('a', true);
    queue.want('b', true);
    expect(sent).toEqual(['toggle a', 'toggle b']);
    expect(queue.isBusy('a') && queue.isBusy('b')).toBe(true);
  });

  it('that are refused are put back, once', async () => {
    const { queue, ends, answer } = openShelf();
    queue.want('a', true);
    await answer('refused');
    expect(ends.failed).toHaveBeenCalledExactlyOnceWith('a', false, expect.any(Refused));
    expect(ends.settled).not.toHaveBeenCalled();
    expect(queue.isBusy('a')).toBe(false);
  });

  it('whose answer was lost are looked at, not turned back', async () => {
    const { queue, ends, favourites, sent, answerAll } = openShelf();
    queue.want('a', true);
    await answerAll(['cutAfter']);
    expect(sent).toEqual(['toggle a', 'ask a']);
    expect(favourites.has('a')).toBe(true);
    expect(ends.settled).toHaveBeenCalledExactlyOnceWith('a', true, false);
  });

  it('that nobody could look at are put back, and looked at before the next tap', async () => {
    const { queue, ends, favourites, sent, answerAll } = openShelf();
    queue.want('a', true);
    await answerAll(['cutAfter', 'cutBefore']);
    expect(ends.failed).toHaveBeenCalledExactlyOnceWith('a', false, expect.any(Cut));
    // It had arrived after all: turning it over again would take it away.
    queue.want('a', true);
    await answerAll();
    expect(sent).toEqual(['toggle a', 'ask a', 'ask a']);
    expect(favourites.has('a')).toBe(true);
    expect(ends.settled).toHaveBeenCalledExactlyOnceWith('a', true, true);
  });

  it('that another device changed meanwhile end as this one wants', async () => {
    const { queue, favourites, sent, answerAll } = openShelf(['a']);
    // The card was drawn before.
    queue.want('a', true);
    await answerAll();
    expect(favourites.has('a')).toBe(true);
    expect(sent).toEqual(['toggle a', 'ask a', 'toggle a']);
  });

  it('are looked at first where the card could not know', async () => {
    const { queue, ends, favourites, sent, answerAll } = openShelf(['a']);
    queue.want('a', true, false);
    await answerAll();
    expect([...favourites]).toEqual(['a']);
    expect(sent).toEqual(['ask a']);
    expect(ends.settled).toHaveBeenCalledExactlyOnceWith('a', true, true);
  });

  it('of an API whose counts never fit are not asked for without end', async () => {
    const { queue, favourites, sent, answerAll } = openShelf([], { strange: true });
    queue.want('a', true);
    await answerAll();
    expect(favourites.has('a')).toBe(true);
    expect(sent).toEqual(['toggle a', 'ask a']);
  });

  it('end as the last tap says, or are put back to what they are, whatever the line does', async () => {
    const fate = fc.constantFrom<Fate>('done', 'done', 'refused', 'cutBefore', 'cutAfter');
    const step = fc.oneof(fc.constant('tap' as const), fate);
    const taps = fc.array(step, { maxLength: 40, size: 'max' });
    await fc.assert(
      fc.asyncProperty(fc.boolean(), taps, async (kept, steps) => {
        const { queue, ends, favourites, answer, answerAll, most } = openShelf(kept ? ['a'] : []);
        // What the card shows.
        let shown = kept;
        ends.settled.mockImplementation((_id: string, now: boolean) => (shown = now));
        ends.failed.mockImplementation((_id: string, now: boolean) => (shown = now));
        for (const each of steps) {
          if (each !== 'tap') await answer(each);
          else queue.want('a', (shown = !shown));
        }
        await answerAll();
        queue.want('a', (shown = !shown));
        await answerAll();
        expect(favourites.has('a')).toBe(shown);
        expect(most()).toBeLessThanOrEqual(1);
        expect(queue.isBusy('a')).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});
