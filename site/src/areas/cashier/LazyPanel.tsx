import { ChannelList } from '@brand/ui';
import { type ComponentType, createElement, useEffect, useState } from 'react';
import { failureOf } from '../../platform/errors/failureOf.ts';
import { reloadForMissingChunk } from '../../routing/chunks/missingChunk.ts';
import type { PageModule } from '../../routing/chunks/page.ts';
import { useRetryFailed } from '../../platform/connection/useRetryFailed.ts';

interface LazyPanelProps<Props extends object> {
  readonly code: PageModule<ComponentType<Props>>;
  /** Null while they are unknown. */
  readonly props: Props | null;
  /** Why they are unknown. @default null */
  readonly error?: Error | null;
}

const nothing = () => {};

/** A part of the cashier whose code loads with it. Until then a skeleton is shown, or the reason why there is nothing yet. */
export function LazyPanel<Props extends object>({
  code,
  props,
  error = null,
}: LazyPanelProps<Props>) {
  const retry = useRetryFailed();
  const [lost, setLost] = useState<unknown>(null);
  const [, redraw] = useState(0);
  const Panel = code.peek();
  const isMissing = Panel === null && lost === null;
  useEffect(() => {
    if (!isMissing) return;
    code.load().then(
      () => redraw((count) => count + 1),
      (reason: unknown) => {
        setLost(reason);
        reloadForMissingChunk();
      },
    );
  }, [code, isMissing]);

  if (Panel && props) return createElement(Panel, props);
  const failed = error ?? (Panel ? null : lost);
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
