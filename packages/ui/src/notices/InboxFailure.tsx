'use client';

import { useText } from '../messages/useText.ts';
import { ErrorState } from '../primitives/ErrorState/ErrorState.tsx';

/** Props of {@link InboxFailure}. */
export interface InboxFailureProps {
  level: 2 | 3;
  onRetry: () => void;
}

/** Replaces the inbox, or one notice of it, that could not be loaded. */
export function InboxFailure({ level, onRetry }: InboxFailureProps) {
  const t = useText();
  return (
    <ErrorState
      level={level}
      title={t('notices.inbox.error')}
      text={t('notices.inbox.errorText')}
      retryLabel={t('common.retry')}
      onRetry={onRetry}
    />
  );
}
