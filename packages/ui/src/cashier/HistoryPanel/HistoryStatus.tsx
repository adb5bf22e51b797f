'use client';

import type { HistoryEntry } from '@brand/domain';

import { useText } from '../../messages/useText.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import * as css from './HistoryRow.css.ts';

/** The status of a transaction, as a word and a colour. */
export function HistoryStatus({ status }: Pick<HistoryEntry, 'status'>) {
  const t = useText();
  return (
    <Text
      as="span"
      size="sm"
      tone={status === 'success' ? 'success' : 'pending'}
      className={css.status}
      data-part="status"
    >
      <span className={css.dot} aria-hidden="true" />
      {t(`cashier.history.status.${status}`)}
    </Text>
  );
}
