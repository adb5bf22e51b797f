'use client';

import type { CollectState } from '@brand/domain';
import type { AriaAttributes } from 'react';

import { useDoubleClickGuard } from '../hooks/useDoubleClickGuard.ts';
import { useText } from '../messages/useText.ts';
import { FailureBanner } from '../private/FailureBanner.tsx';
import { Banner } from '../primitives/Banner/Banner.tsx';
import { Button } from '../primitives/Button/Button.tsx';

interface CollectActionProps extends Pick<AriaAttributes, 'aria-describedby'> {
  state: CollectState;
  /** The button, a verb first. */
  label: string;
  /** What is not known after a connection error. */
  unsureText: string;
  onCollect: () => void;
  onRecheck: () => void;
}

/** The one action of a reward, with the result of a try above it. A collected reward has no action. */
export function CollectAction({
  state,
  label,
  unsureText,
  onCollect,
  onRecheck,
  ...rest
}: CollectActionProps) {
  const t = useText();
  const guard = useDoubleClickGuard(state);
  if (state.status === 'collected') return null;
  const collecting = state.status === 'collecting';
  const doubtful = state.status === 'unsure' || (collecting && state.again);
  return (
    <>
      {doubtful && <Banner tone="pending">{unsureText}</Banner>}
      {state.status === 'refused' && <FailureBanner failure={state.failure} />}
      <Button
        {...rest}
        fullWidth
        loading={collecting}
        onClick={() => guard(doubtful ? onRecheck : onCollect)}
        data-part="collect"
      >
        {doubtful ? t('mission.recheck') : label}
      </Button>
    </>
  );
}
