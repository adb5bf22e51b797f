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
  /** More of what happened, after the sentence. */
  detail?: ReactNode;
  /** How the code is written, where it is not as everywhere else. */
  codeText?: string;
  /** One step to take, under the words. */
  children?: ReactNode;
}

/** What a call came back with: the sentence of the catalogue, the code small for support. */
export function FailureBanner({ failure, values, detail, codeText, children }: FailureBannerProps) {
  const t = useText();
  return (
    <Banner tone="danger">
      <div>{t(failure.messageId, values)}</div>
      {detail && <div>{detail}</div>}
      {failure.code && (
        <Text as="div" size="xs" tone="muted" data-part="code">
          {codeText ?? t('common.errorCode', { code: failure.code })}
        </Text>
      )}
      {children}
    </Banner>
  );
}
