import type { BonusTerms, QrStatus } from '@brand/domain';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { NOW, memberPage, pass } from '../../../../member/testing/memberPage.tsx';
import { channel, fakeApi, onMessageFromOtherTab } from '../../../../member/testing/testQr.ts';
import { useDepositFlow } from '../useDepositFlow.ts';

/** Prepares clock and storage for the tests of a file. */
export function openDeposits(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
}

/** Opens the deposit of a member in a tab. `answer`: what the API says of a QR. */
export async function openDeposit(
  answer: () => QrStatus | 'down' = () => ({ outcome: 'waiting' }),
  shown = true,
) {
  const api = fakeApi(answer);
  const page = memberPage();
  /** What was on the screen, render by render. */
  const seen: string[] = [];
  const hook = renderHook(
    (now: { shown: boolean }) => {
      const flow = useDepositFlow(api, 'en', now.shown);
      seen.push(flow.state.status);
      return flow;
    },
    { wrapper: page.Page, initialProps: { shown } },
  );
  await pass(0);
  const flow = () => hook.result.current;
  return {
    ...hook,
    ...page,
    api,
    seen,
    flow,
    status: () => flow().state.status,
    async choose() {
      act(() => void flow().choose(channel));
      await pass(0);
    },
    async showQr(bonus?: BonusTerms) {
      act(() => void flow().choose(channel));
      act(() => void flow().type('300'));
      act(() => flow().submit(bonus));
      await pass(0);
    },
  };
}

/** Another tab has received the end of the stored QR. */
export async function endedInAnotherTab(outcome: 'paid' | 'cancelled'): Promise<void> {
  const row = JSON.parse(localStorage.getItem('pendingQr')!) as object;
  const ended = { ...row, news: { outcome }, qr: null, channel: null };
  localStorage.setItem('pendingQr', JSON.stringify(ended));
  act(onMessageFromOtherTab);
  await pass(0);
}
