'use client';

import { cleanHistoryNote } from '@brand/domain';
import { useId, useState } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import * as list from '../../private/DayList.css.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { bangkokTime } from '../bangkokDates.ts';
import * as cashier from '../cashier.css.ts';
import { HistoryAmount } from './HistoryAmount.tsx';
import { HistoryDetails, type HistoryDetailsProps } from './HistoryDetails.tsx';
import { HistoryStatus } from './HistoryStatus.tsx';
import { typeName } from './typeName.ts';
import * as css from './HistoryRow.css.ts';
import * as glyphs from '../../primitives/Icon/glyphs.ts';

const ICONS = {
  deposit: glyphs.deposit,
  withdraw: glyphs.withdraw,
  cancel: glyphs.close,
  other: glyphs.history,
} as const;

/** One transaction: kind, time, amount and status. A press shows the details that support asks for. */
export function HistoryRow({ entry, progressOf }: HistoryDetailsProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const details = useId();
  const { type, status, time } = entry;
  const note = cleanHistoryNote(entry.note);
  return (
    <li className={css.root} data-part="row" data-state={open ? 'open' : 'closed'}>
      <button
        type="button"
        className={classes(list.press, css.line)}
        aria-expanded={open}
        aria-controls={details}
        onClick={() => setOpen(!open)}
      >
        <span className={classes(list.mark, css.mark)} data-type={type}>
          <Icon glyph={ICONS[type]} size={20} />
        </span>
        <span className={css.words}>
          <Text as="span" weight="strong" className={css.name}>
            {typeName(entry, t)}
          </Text>
          <Text as="span" size="sm" tone="muted" className={cashier.tabular}>
            <time dateTime={new Date(time).toISOString()}>{bangkokTime(time)}</time>
          </Text>
        </span>
        <span className={css.figures}>
          <HistoryAmount entry={entry} />
          <HistoryStatus status={status} />
        </span>
        <span className={css.arrow}>
          <Icon glyph={glyphs.chevronDown} size={16} />
        </span>
        {note && (
          <Text as="span" size="sm" tone="muted" className={css.note} data-part="note">
            {note}
          </Text>
        )}
      </button>
      <div id={details} className={css.details} hidden={!open} data-part="details">
        {open && <HistoryDetails entry={entry} progressOf={progressOf} />}
      </div>
    </li>
  );
}
