import { satang } from '@brand/domain';
import { Dialog } from '@brand/ui';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { PromotionMemory } from './promotionMemory.ts';
import { type PromotionUpdate, usePromotionUpdate } from './usePromotionUpdate.ts';

const ENDED: PromotionUpdate = {
  what: 'over',
  promotion: {
    kind: 'deposit',
    id: 'dp_1',
    credit: satang(10_000),
    deposit: satang(50_000),
    deadline: 0,
    closed: true,
    fulfilled: false,
  },
};

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('does not open over a dialog that opened while other tabs were asked, but after it', async () => {
  vi.useFakeTimers();
  let settle: (isFirst: boolean) => void = () => undefined;
  const memory = {
    settle: () => new Promise((resolve) => (settle = resolve)),
  } as unknown as PromotionMemory;
  const notice = (open: boolean) => (
    <Dialog open={open} onOpenChange={() => {}} title="Notice" closeLabel="Close" />
  );
  function Page({ hasNotice }: { hasNotice: boolean }) {
    const [update] = usePromotionUpdate(ENDED, { memory, mayShow: true });
    return (
      <>
        {notice(hasNotice)}
        <p>{update ? 'shown' : 'nothing'}</p>
      </>
    );
  }
  const pass = () => act(() => vi.advanceTimersByTimeAsync(2_000));
  const { rerender } = render(<Page hasNotice={false} />);
  // Both in the same moment.
  await act(async () => {
    settle(true);
    rerender(<Page hasNotice />);
  });
  await pass();
  expect(screen.getByText('nothing')).toBeDefined();
  rerender(<Page hasNotice={false} />);
  await pass();
  expect(screen.getByText('shown')).toBeDefined();
});
