'use client';

import type { Failure } from '@brand/domain';

import { useText } from '../messages/useText.ts';
import { ErrorState, type ErrorStateProps } from '../primitives/ErrorState/ErrorState.tsx';

/** Props of {@link LoadFailure}. Other props go to the error state. */
export interface LoadFailureProps extends Omit<ErrorStateProps, 'text' | 'code' | 'retryLabel'> {
  failure: Failure;
}

/** Replaces content that could not be loaded: the reason, the code in small print for support, and a retry. */
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
