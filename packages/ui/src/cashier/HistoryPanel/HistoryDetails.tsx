'use client';

import type { HistoryEntry } from '@brand/domain';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { useText } from '../../messages/useText.ts';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { bangkokDateTime } from '../bangkokDates.ts';
import * as cashier from '../cashier.css.ts';
import * as css from './HistoryRow.css.ts';

/** Props of {@link HistoryDetails}. */
export interface HistoryDetailsProps {
  entry: HistoryEntry;
  /** Progress of a withdrawal, by its reference. @default none */
  progressOf?: ((reference: string) => ReactNode) | undefined;
}

/** What support asks for: the exact time and the reference, and the progress of a withdrawal. */
export function HistoryDetails({
  entry: { type, time, reference },
  progressOf,
}: HistoryDetailsProps) {
  const t = useText();
  const { locale } = useIntl();
  const isWithdrawal = type === 'withdraw' || type === 'cancel';
  return (
    <>
      <dl className={css.facts}>
        <div>
          <Text as="dt" size="xs" tone="muted">
            {t('cashier.history.dateTime')}
          </Text>
          <Text as="dd" size="sm" className={cashier.tabular}>
            {bangkokDateTime(time, locale)}
          </Text>
        </div>
        <div>
          <Text as="dt" size="xs" tone="muted">
            {t('cashier.history.reference')}
          </Text>
          <Text as="dd" size="sm" className={css.reference}>
            <span className={css.referenceText} data-part="reference">
              {reference ?? t('cashier.history.unconfirmed')}
            </span>
            {reference !== null && (
              <CopyButton
                value={reference}
                label={t('cashier.copy')}
                copiedLabel={t('cashier.copied')}
              />
            )}
          </Text>
        </div>
      </dl>
      {isWithdrawal && reference !== null && progressOf?.(reference)}
    </>
  );
}
