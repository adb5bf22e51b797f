'use client';

import type { Failure } from '@brand/domain';

import { useText } from '../messages/useText.ts';
import { ErrorState, type ErrorStateProps } from '../primitives/ErrorState/ErrorState.tsx';

/** Props of {@link LoadFailure}. Other props go to the error state. */
export interface LoadFailureProps extends Omit<ErrorStateProps, 'text' | 'code' | 'retryLabel'> {
  failure: Failure;
}

/** In the place of what could not be read: why, the code small for support, and a way to try again. */
export function LoadFailure({ failure: { messageId, code }, ...rest }: LoadFailureProps) {
  const t = useText();
  return (
    <ErrorState
      {...rest}
      text={t(messageId)}
      {...(code && { code: t('common.errorCode', { code }) })}
      retryLabel={t('common.retry')}
    />
  );
}
