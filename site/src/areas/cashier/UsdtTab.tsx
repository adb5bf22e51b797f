import type { UsdtChannel } from '@brand/domain';
import { ChannelList } from '@brand/ui';
import { createElement, useEffect, useState } from 'react';
import { failureOf } from '../../platform/errors/failureOf.ts';
import { reloadForMissingChunk } from '../../routing/chunks/missingChunk.ts';
import { page } from '../../routing/chunks/page.ts';
import { useRetryFailed } from '../../platform/connection/useRetryFailed.ts';

/** Few members pay by USDT, and the address check is large, so the code loads with its tab. */
export const usdtCode = page(() =>
  import('./usdt/UsdtCashier.tsx').then((code) => code.UsdtCashier),
);

const nothing = () => {};

/** Deposit by USDT, or the reason why it cannot be shown yet. */
export function UsdtTab({
  channels,
  error,
}: {
  /** Undefined while it is unknown whether there are any. */
  channels: readonly UsdtChannel[] | undefined;
  /** Why it is unknown. */
  error: Error | null;
}) {
  const retry = useRetryFailed();
  const [lost, setLost] = useState<unknown>(null);
  const [, redraw] = useState(0);
  const Usdt = usdtCode.peek();
  const isMissing = Usdt === null && lost === null;
  useEffect(() => {
    if (!isMissing) return;
    usdtCode.load().then(
      () => redraw((count) => count + 1),
      (reason: unknown) => {
        setLost(reason);
        reloadForMissingChunk();
      },
    );
  }, [isMissing]);

  if (Usdt && channels?.length) return createElement(Usdt, { channels });
  const failed = error ?? (Usdt ? null : lost);
  return (
    <ChannelList
      state={failed ? { status: 'error', failure: failureOf(failed) } : { status: 'loading' }}
      onChoose={nothing}
      onRetry={() => {
        setLost(null);
        retry();
      }}
    />
  );
}
