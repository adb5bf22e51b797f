'use client';

import type { ReactElement } from 'react';

import { useText } from '../messages/useText.ts';
import { ErrorState } from '../primitives/ErrorState/ErrorState.tsx';

/** Props of {@link InboxFailure}. */
export interface InboxFailureProps {
  level: 2 | 3;
  picture?: ReactElement | undefined;
  onRetry: () => void;
}

/** Replaces the inbox, or one notice of it, that could not be loaded. */
export function InboxFailure({ level, picture, onRetry }: InboxFailureProps) {
  const t = useText();
  return (
    <ErrorState
      level={level}
      {...(picture && { picture })}
      title={t('notices.inbox.error')}
      text={t('notices.inbox.errorText')}
      retryLabel={t('common.retry')}
      onRetry={onRetry}
    />
  );
}
