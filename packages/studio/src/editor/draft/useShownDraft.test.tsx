import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { BrandDraft } from '../../model/brandDraft.ts';
import type { StudioSource } from '../studioSource.ts';
import { useShownDraft } from './useShownDraft.ts';

const draftOf = (name: string): BrandDraft => ({ settings: { name }, files: {} });
const ONE = draftOf('one');
const TWO = draftOf('two');

let sent: { name: unknown; answer: () => void }[] = [];

const SOURCE: StudioSource = {
  folder: 'brand',
  saved: ONE,
  draft: ONE,
  messages: [],
  stories: null,
  site: {
    savedOrigin: 'http://localhost:1',
    change: async ({ settings }) =>
      new Promise((resolve) => {
        sent.push({ name: settings['name'], answer: () => resolve([]) });
      }),
    save: async () => [],
  },
};

beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pause = async () => act(async () => vi.advanceTimersByTimeAsync(1000));
const answer = async (index: number) => act(async () => sent[index]?.answer());

function render() {
  return renderHook(({ draft }) => useShownDraft(SOURCE, draft), { initialProps: { draft: ONE } });
}

it('sends a draft after a pause, and shows it when the site does', async () => {
  const { result, rerender } = render();
  rerender({ draft: TWO });
  expect(sent).toEqual([]);
  await pause();
  expect(result.current).toMatchObject({ shown: ONE, state: 'building' });
  await answer(0);
  expect(result.current).toMatchObject({ shown: TWO, state: 'shown' });
});

it('sends a draft again that was undone and done again while the site was updated', async () => {
  const { result, rerender } = render();
  rerender({ draft: TWO });
  await pause();
  await answer(0);
  rerender({ draft: ONE });
  await pause();
  rerender({ draft: TWO });
  await pause();
  expect(sent.map(({ name }) => name)).toEqual(['two', 'one', 'two']);
  await answer(1);
  expect(result.current.state).toBe('building');
  await answer(2);
  expect(result.current).toMatchObject({ shown: TWO, state: 'shown' });
});

it('takes the answer for a draft that was left and is back', async () => {
  const { result, rerender } = render();
  rerender({ draft: TWO });
  await pause();
  rerender({ draft: ONE });
  rerender({ draft: TWO });
  await pause();
  await answer(0);
  expect(result.current).toMatchObject({ shown: TWO, state: 'shown' });
  expect(sent).toHaveLength(1);
});
