'use client';

import type { Failure } from '@brand/domain';
import type { ReactElement } from 'react';

import { useText } from '../messages/useText.ts';
import { LoadFailure } from '../private/LoadFailure.tsx';

/** Props of {@link InboxFailure}. */
export interface InboxFailureProps {
  failure: Failure;
  level: 2 | 3;
  picture?: ReactElement | undefined;
  onRetry: () => void;
}

/** Replaces the inbox, or one notice of it, that could not be loaded. */
export function InboxFailure({ failure, level, picture, onRetry }: InboxFailureProps) {
  const t = useText();
  return (
    <LoadFailure
      failure={failure}
      level={level}
      {...(picture && { picture })}
      title={t('notices.inbox.error')}
      onRetry={onRetry}
    />
  );
}
