import type { DepositQr } from '@brand/domain';
import { useCountdown, useTimeout } from '@brand/ui';
import { useState } from 'react';
import { useServices } from '../../../member/services.ts';

/** How long after its end a QR waits for the last answer about it. */
const LAST_ANSWER_MS = 5_000;

/** Calls back when a QR has run out and no answer about it has come: it must not stand there as if it could be paid. */
export function useLastMoment(qr: DepositQr | null, onOver: () => void): void {
  const { clock } = useServices();
  const [reached, setReached] = useState<string | null>(null);
  useCountdown(reached === null && qr ? qr.expiresAt : null, () => setReached(qr?.id ?? null));
  useTimeout(
    () => {
      setReached(null);
      // A clock that was put wrong has been corrected meanwhile.
      if (qr && clock.now() >= qr.expiresAt) onOver();
    },
    qr && reached === qr.id ? LAST_ANSWER_MS : null,
  );
}
