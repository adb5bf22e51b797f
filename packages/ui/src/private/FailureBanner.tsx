'use client';

import type { Failure, PayoutClaim } from '@brand/domain';
import type { ReactNode } from 'react';

import { useText, type TextValues } from '../messages/useText.ts';
import { Banner } from '../primitives/Banner/Banner.tsx';
import { Text } from '../primitives/Text/Text.tsx';

/** Props of {@link FailureBanner}. */
export interface FailureBannerProps {
  failure: Failure;
  /** Values for the message, as text. */
  values?: TextValues;
  /** Further details after the message. */
  detail?: ReactNode;
  /** Formats the code, when it differs from the default. */
  codeText?: string;
  /** What it states about money, for tests that compare it with the ledger. @default nothing */
  claim?: PayoutClaim['claim'];
  /** One action below the text. */
  children?: ReactNode;
}

/** The error of a call: the message of the catalogue, and the code in small print for support. */
export function FailureBanner({
  failure,
  values,
  detail,
  codeText,
  claim,
  children,
}: FailureBannerProps) {
  const t = useText();
  return (
    <Banner tone="danger" data-claim={claim}>
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
