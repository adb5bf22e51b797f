'use client';

import { cleanHistoryNote, signedAmount, type HistoryEntry } from '@brand/domain';

import { useText } from '../../messages/useText.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { bangkokTime } from '../bangkokDates.ts';
import * as cashier from '../cashier.css.ts';
import * as css from './HistoryPanel.css.ts';
import * as glyphs from '../../primitives/Icon/glyphs.ts';

const ICONS = {
  deposit: glyphs.deposit,
  withdraw: glyphs.withdraw,
  cancel: glyphs.close,
  other: glyphs.history,
} as const;

/** Props of {@link HistoryRow}. */
export interface HistoryRowProps {
  entry: HistoryEntry;
}

/** One movement: what, when, how much, and how it stands. */
export function HistoryRow({ entry }: HistoryRowProps) {
  const t = useText();
  const { type, status, time, currency } = entry;
  const note = cleanHistoryNote(entry.note);
  const done = status === 'success';
  return (
    <li className={css.row} data-part="row">
      <span className={css.mark} data-type={type}>
        <Icon glyph={ICONS[type]} size={20} />
      </span>
      <div className={css.words}>
        <Text as="div" weight="strong" truncate>
          {type === 'other' ? entry.rawType : t(`cashier.history.type.${type}`)}
        </Text>
        <Text as="div" size="sm" tone="muted" className={cashier.tabular}>
          <time dateTime={new Date(time).toISOString()}>{bangkokTime(time)}</time>
        </Text>
      </div>
      <div className={css.figures}>
        <Money
          amount={signedAmount(entry)}
          sign={type === 'deposit' ? 'always' : 'auto'}
          tone={type === 'deposit' && done ? 'success' : 'inherit'}
          {...(currency && { unit: currency })}
          data-part="amount"
        />
        <Text
          as="div"
          size="sm"
          tone={done ? 'success' : 'pending'}
          className={css.status}
          data-part="status"
        >
          <span className={css.dot} aria-hidden="true" />
          {t(`cashier.history.status.${status}`)}
        </Text>
      </div>
      {note && (
        <Text as="div" size="sm" tone="muted" className={css.note} data-part="note">
          {note}
        </Text>
      )}
    </li>
  );
}
