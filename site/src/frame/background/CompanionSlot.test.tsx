import type { Session } from '@brand/domain';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Services, ServicesContext } from '../../member/services.ts';
import { writeCookie } from '../../platform/storage/cookies.ts';
import { CompanionSlot } from './CompanionSlot.tsx';

vi.mock('./BackgroundTasks.tsx', () => ({
  BackgroundTasks: ({ isQuiet }: { isQuiet: boolean }) => (isQuiet ? 'the state' : 'everything'),
}));

const renderScreen = (session: Session | null = null) => {
  const services = {
    operator: { siteClosed: false },
    session: { read: () => session, subscribe: () => () => undefined },
  } as unknown as Services;
  return render(
    <ServicesContext value={services}>
      <CompanionSlot />
    </ServicesContext>,
  ).container;
};
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

/** Waits for code and messages, without time: `vi.waitFor` would let the fake time pass. */
async function shows(page: HTMLElement, text: string): Promise<void> {
  for (let tries = 0; tries < 1_000 && page.textContent !== text; tries += 1) {
    await act(async () => new Promise<void>((resolve) => setImmediate(resolve)));
  }
  expect(page.textContent).toBe(text);
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.cookie = 'maintenance=; max-age=0; path=/';
});

it('watches the state of the service for an idle visitor, and opens nothing for ten seconds', async () => {
  const page = renderScreen();
  await pass(3_900);
  expect(page.textContent).toBe('');
  await pass(100);
  await shows(page, 'the state');
  await pass(5_900);
  expect(page.textContent).toBe('the state');
  await pass(100);
  expect(page.textContent).toBe('everything');
});

it('starts everything with the first touch', async () => {
  const page = renderScreen();
  act(() => void dispatchEvent(new Event('pointerdown')));
  await shows(page, 'everything');
});

it('asks immediately where the service was in maintenance before', async () => {
  writeCookie('maintenance', '1');
  const page = renderScreen();
  await pass(0);
  await shows(page, 'the state');
});

it('starts everything immediately for a member', async () => {
  const page = renderScreen({ userId: 'm_0001' } as Session);
  await shows(page, 'everything');
});
