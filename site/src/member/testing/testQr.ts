import type { CashierApi } from '@brand/api/cashier';
import {
  type DepositQr,
  type PendingQr,
  type QrChannel,
  type QrStatus,
  satangFromBaht,
} from '@brand/domain';
import { vi } from 'vitest';
import { NOW } from './memberPage.tsx';

export const LIFE_MS = 600_000;

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
    requestQr: vi.fn(async (..._call: Parameters<CashierApi['requestQr']>) =>
      qrOf300(`q_${(made += 1)}`),
    ),
    cancelQr: vi.fn(async (..._call: Parameters<CashierApi['cancelQr']>) => undefined),
    qrStatus: vi.fn(async () => {
      const said = answer();
      if (said === 'down') throw new TypeError('Failed to fetch');
      return said;
    }),
  };
  return api as typeof api & CashierApi;
}

/** Another tab has written a value, and this one is notified. */
export function onMessageFromOtherTab(): void {
  dispatchEvent(new StorageEvent('storage', { key: 'pendingQr' }));
}
