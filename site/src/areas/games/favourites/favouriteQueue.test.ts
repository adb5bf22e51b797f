import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createFavouriteQueue } from './favouriteQueue.ts';

/** The connection breaks: it is unknown whether the request was processed. */
class Cut extends Error {}
/** The request was refused. */
class Refused extends Error {}

/** Possible results of one request. */
type Fate = 'done' | 'refused' | 'cutBefore' | 'cutAfter';

/** An API whose replies are sent by the test. */
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
  it('are added and removed with one request each', async () => {
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
    'end with the last of %i quick taps, with never two requests at the same time',
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

  it('are reset once when they are refused', async () => {
    const { queue, ends, answer } = openShelf();
    queue.want('a', true);
    await answer('refused');
    expect(ends.failed).toHaveBeenCalledExactlyOnceWith('a', false, expect.any(Refused));
    expect(ends.settled).not.toHaveBeenCalled();
    expect(queue.isBusy('a')).toBe(false);
  });

  it('are read again when the reply was lost, not toggled back', async () => {
    const { queue, ends, favourites, sent, answerAll } = openShelf();
    queue.want('a', true);
    await answerAll(['cutAfter']);
    expect(sent).toEqual(['toggle a', 'ask a']);
    expect(favourites.has('a')).toBe(true);
    expect(ends.settled).toHaveBeenCalledExactlyOnceWith('a', true, false);
  });

  it('are reset when they could not be read, and read before the next tap', async () => {
    const { queue, ends, favourites, sent, answerAll } = openShelf();
    queue.want('a', true);
    await answerAll(['cutAfter', 'cutBefore']);
    expect(ends.failed).toHaveBeenCalledExactlyOnceWith('a', false, expect.any(Cut));
    // The request had arrived after all: another toggle would remove it.
    queue.want('a', true);
    await answerAll();
    expect(sent).toEqual(['toggle a', 'ask a', 'ask a']);
    expect(favourites.has('a')).toBe(true);
    expect(ends.settled).toHaveBeenCalledExactlyOnceWith('a', true, true);
  });

  it('end as requested here when another device changed them meanwhile', async () => {
    const { queue, favourites, sent, answerAll } = openShelf(['a']);
    // The card was rendered before.
    queue.want('a', true);
    await answerAll();
    expect(favourites.has('a')).toBe(true);
    expect(sent).toEqual(['toggle a', 'ask a', 'toggle a']);
  });

  it('are read first when the state of the card is uncertain', async () => {
    const { queue, ends, favourites, sent, answerAll } = openShelf(['a']);
    queue.want('a', true, false);
    await answerAll();
    expect([...favourites]).toEqual(['a']);
    expect(sent).toEqual(['ask a']);
    expect(ends.settled).toHaveBeenCalledExactlyOnceWith('a', true, true);
  });

  it('are not requested forever when the counts of the API never match', async () => {
    const { queue, favourites, sent, answerAll } = openShelf([], { strange: true });
    queue.want('a', true);
    await answerAll();
    expect(favourites.has('a')).toBe(true);
    expect(sent).toEqual(['toggle a', 'ask a']);
  });

  it('end with the last tap, or are reset to the actual state, whatever the connection does', async () => {
    const fate = fc.constantFrom<Fate>('done', 'done', 'refused', 'cutBefore', 'cutAfter');
    const step = fc.oneof(fc.constant('tap' as const), fate);
    const taps = fc.array(step, { maxLength: 40, size: 'max' });
    await fc.assert(
      fc.asyncProperty(fc.boolean(), taps, async (kept, steps) => {
        const { queue, ends, favourites, answer, answerAll, most } = openShelf(kept ? ['a'] : []);
        // The state that the card shows.
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
