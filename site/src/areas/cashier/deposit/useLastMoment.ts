import type { DepositQr } from '@brand/domain';
import { useCountdown, useTimeout } from '@brand/ui';
import { useState } from 'react';
import { useServices } from '../../../member/services.ts';

/** How long a QR waits after its end for the last reply. */
const LAST_ANSWER_MS = 5_000;

/** Calls back when a QR has expired and no reply has arrived, so that it does not look payable. */
export function useLastMoment(qr: DepositQr | null, onOver: (qr: DepositQr) => void): void {
  const { clock } = useServices();
  const [reached, setReached] = useState<string | null>(null);
  useCountdown(reached === null && qr ? qr.expiresAt : null, () => setReached(qr?.id ?? null));
  useTimeout(
    () => {
      setReached(null);
      // A wrong clock does not end it.
      if (qr && clock.passed() >= qr.expiresAt) onOver(qr);
    },
    qr && reached === qr.id ? LAST_ANSWER_MS : null,
  );
}
