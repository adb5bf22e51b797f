import type { CashierApi } from '@brand/api/cashier';
import {
  type DepositQr,
  type PendingQr,
  type QrChannel,
  type QrStatus,
  type Session,
  satangFromBaht,
} from '@brand/domain';
import { setClock } from '@brand/ui';
import uiCashier from '@brand/ui/messages/cashier.en';
import uiCore from '@brand/ui/messages/core.en';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { deviceNow } from '../../platform/clock/deviceClock.ts';
import { createQueryClient } from '../../platform/query/queryClient.ts';
import { createServerClock } from '../../platform/clock/serverClock.ts';
import type { Services } from '../services.ts';
import { TestSite } from './testSite.tsx';
import cashier from '../../messages/cashier.en.json';

/** 15 January 2026, 09:30 in Bangkok. */
export const NOW = Date.UTC(2026, 0, 15, 2, 30);
export const LIFE_MS = 600_000;
export const USER = 'm_0001';

export const channel: QrChannel = {
  id: 'qr-1',
  kind: 'payment',
  name: 'QR SCB',
  accountName: 'Lotus Co.',
  image: null,
  range: { min: satangFromBaht(50), max: satangFromBaht(45_000) },
  bonus: { text: '5%' },
};

/** A QR for 300 baht with a valid checksum. */
export const qrOf300 = (id = 'q_1'): DepositQr => ({
  id,
  payload: '00020101021229370016A000000677010111011300668123456785802TH53037645406300.0063046500',
  payAmount: satangFromBaht(300),
  expiresAt: NOW + LIFE_MS,
  merchantRef: 'R1',
  token: 'qt_1',
  debugKey: 'dk_1',
});

export const pendingOf300 = (id?: string): PendingQr => ({
  channel,
  amount: satangFromBaht(300),
  qr: qrOf300(id),
});

/** An API with prepared replies about a QR. `down`: no reply. */
export function fakeApi(answer: () => QrStatus | 'down' = () => ({ outcome: 'waiting' })) {
  let made = 0;
  const api = {
    requestQr: vi.fn(async () => qrOf300(`q_${(made += 1)}`)),
    cancelQr: vi.fn(async () => undefined),
    qrStatus: vi.fn(async () => {
      const said = answer();
      if (said === 'down') throw new TypeError('Failed to fetch');
      return said;
    }),
  };
  return api as typeof api & CashierApi;
}

/** A member's page around the tested component. The server's clock is the phone's plus `aheadMs`. */
export function memberPage({ aheadMs = 0 } = {}) {
  const clock = createServerClock();
  if (aheadMs !== 0) clock.learn(deviceNow() + aheadMs - 500, 0);
  setClock(clock.now);
  const session = { userId: USER } as Session;
  const services = {
    clock,
    queries: createQueryClient(),
    session: { read: () => session, subscribe: () => () => {} },
  } as unknown as Services;
  function Page({ children }: { children: ReactNode }) {
    return (
      <TestSite services={services} words={[uiCore, uiCashier, cashier]}>
        {children}
      </TestSite>
    );
  }
  return { Page, services, looker: { userId: USER, clock } };
}

/** Another tab has written a value, and this one is notified. */
export function onMessageFromOtherTab(): void {
  dispatchEvent(new StorageEvent('storage', { key: 'pendingQr' }));
}

/** Lets time pass in steps, and renders the page after each, like a browser. */
export async function pass(ms: number): Promise<void> {
  const STEP_MS = 500;
  for (let left = ms; left >= 0; left -= STEP_MS) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, STEP_MS)));
  }
}
