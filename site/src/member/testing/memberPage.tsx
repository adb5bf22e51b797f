import { createMemberApi } from '@brand/api';
import type { Session } from '@brand/domain';
import type { Operator } from '@brand/operator';
import { setClock } from '@brand/ui';
import uiCashier from '@brand/ui/messages/cashier.en';
import uiCore from '@brand/ui/messages/core.en';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { deviceNow } from '../../platform/clock/deviceClock.ts';
import { createQueryClient } from '../../platform/query/queryClient.ts';
import { createServerClock } from '../../platform/clock/serverClock.ts';
import type { Services } from '../services.ts';
import cashier from '../../messages/cashier.en.json';
import { optionalCallsOf } from './optionalCallsOf.ts';
import { TestSite } from './testSite.tsx';

/** 15 January 2026, 09:30 in Bangkok. */
export const NOW = Date.UTC(2026, 0, 15, 2, 30);
export const USER = 'm_0001';

interface MemberPageOptions {
  /** By how much the server's clock is ahead of the phone's. */
  readonly aheadMs?: number;
  /** Calls that the API has. */
  readonly optionalCalls?: Partial<Operator['optionalCalls']>;
}

/** A member's page around the tested hook or component. */
export function memberPage({ aheadMs = 0, optionalCalls }: MemberPageOptions = {}) {
  const clock = createServerClock();
  clock.learn(deviceNow() + aheadMs - 500, 0);
  setClock(clock.now, clock.passed);
  const member = { userId: USER } as Session;
  const session = { read: () => member, write() {}, subscribe: () => () => {} };
  const services = {
    clock,
    queries: createQueryClient(),
    session,
    operator: {
      unknownPayoutMinutes: 10,
      history: { mostRows: 20 },
      optionalCalls: optionalCallsOf(optionalCalls),
    },
    api: createMemberApi({ baseUrl: 'https://api.example', session, onServerDate() {} }),
  } as unknown as Services;
  function Page({ children }: { children: ReactNode }) {
    return (
      <TestSite services={services} words={[uiCore, uiCashier, cashier]}>
        {children}
      </TestSite>
    );
  }
  return { Page, services, viewer: { userId: USER, clock } };
}

/** Lets time pass in steps, and renders the page after each, like a browser. */
export async function pass(ms: number): Promise<void> {
  const STEP_MS = 500;
  for (let left = ms; left >= 0; left -= STEP_MS) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, STEP_MS)));
  }
}

/** Puts data into the cache. @returns the first part of each key that is to be read again since then or the last call */
export function watchReads(queries: QueryClient, ...keys: readonly QueryKey[]) {
  const renew = () => keys.forEach((key) => queries.setQueryData(key, null));
  renew();
  return () => {
    const read = keys.filter((key) => queries.getQueryState(key)?.isInvalidated);
    renew();
    return read.map(([first]) => first);
  };
}

/** A reply that arrives when the test says so. */
export function lateReply<Reply>() {
  let arrive!: (reply: Reply) => void;
  let fail!: (error: unknown) => void;
  const promise = new Promise<Reply>((resolve, reject) => {
    [arrive, fail] = [resolve, reject];
  });
  return { promise, arrive, fail };
}
