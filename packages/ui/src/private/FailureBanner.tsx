'use client';

import type { Failure } from '@brand/domain';
import type { ReactNode } from 'react';

import { useText, type TextValues } from '../messages/useText.ts';
import { Banner } from '../primitives/Banner/Banner.tsx';
import { Text } from '../primitives/Text/Text.tsx';

/** Props of {@link FailureBanner}. */
export interface FailureBannerProps {
  failure: Failure;
  /** Figures for the sentence, as text. */
  values?: TextValues;
  /** One step to take, under the words. */
  children?: ReactNode;
}

/** What a call came back with: the sentence of the catalogue, the code small for support. */
export function FailureBanner({ failure, values, children }: FailureBannerProps) {
  const t = useText();
  return (
    <Banner tone="danger">
      <div>{t(failure.messageId, values)}</div>
      {failure.code && (
        <Text as="div" size="xs" tone="muted" data-part="code">
          {t('common.errorCode', { code: failure.code })}
        </Text>
      )}
      {children}
    </Banner>
  );
}
