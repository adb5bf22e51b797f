'use client';

import {
  bangkokDay,
  shiftDay,
  type TransferDraft,
  type TransferField,
  type TransferProblems,
} from '@brand/domain';
import { useId } from 'react';
import { useIntl } from 'react-intl';

import { useNow } from '../../hooks/useNow.ts';
import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { handleGroupedChange } from '../../private/groupedEdit.ts';
import { Field } from '../../primitives/Field/Field.tsx';
import * as fieldCss from '../../primitives/Field/Field.css.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import * as cashier from '../cashier.css.ts';
import { bangkokDate } from '../bangkokDates.ts';
import { timeGrouping, timeWithHour } from './timeText.ts';
import * as css from './TransferReport.css.ts';
import * as glyphs from '../../primitives/Icon/glyphs.ts';

const MINUTE = 60_000;
/** Today and the seven days before: the reportable days. */
const DAYS = [0, -1, -2, -3, -4, -5, -6, -7];

/** Props of {@link TransferWhen}. */
export interface TransferWhenProps {
  draft: Pick<TransferDraft, 'day' | 'time'>;
  problem: TransferProblems['time'];
  readOnly: boolean;
  onType: (field: TransferField, text: string) => void;
}

/**
 * When the transfer was made: the day from a short list, the time as digits. The native time field shows AM and PM in some
 * browser languages, but a slip uses 24-hour time.
 */
export function TransferWhen({ draft, problem, readOnly, onType }: TransferWhenProps) {
  const t = useText();
  const { locale } = useIntl();
  const messageId = useId();
  const today = bangkokDay(useNow(MINUTE));
  const days = DAYS.map((ago) => shiftDay(today, ago));
  // A stored day may no longer be in the list. The validation reports it, and the field still shows it.
  if (draft.day !== '' && !days.includes(draft.day)) days.push(draft.day);

  const label = (day: string) => {
    // The year is not needed within a week.
    const date = bangkokDate(day, locale, 'short').replace(/ \d{4}$/, '');
    if (day === days[0]) return `${t('cashier.history.today')} ${date}`;
    return day === days[1] ? `${t('cashier.history.yesterday')} ${date}` : date;
  };

  return (
    <div className={css.when}>
      <Select
        name="day"
        label={t('cashier.transfer.form.day')}
        options={days.map((day) => ({ value: day, label: label(day) }))}
        value={draft.day === '' ? null : draft.day}
        onValueChange={(day) => onType('day', day)}
      />
      <Field label={t('cashier.transfer.form.time')}>
        {(control) => (
          <div className={classes(fieldCss.box, problem && fieldCss.wrong)} data-part="box">
            <input
              {...control}
              type="text"
              inputMode="numeric"
              name="time"
              autoComplete="off"
              placeholder="00:00"
              readOnly={readOnly}
              value={draft.time}
              onChange={(event) => {
                const typed = timeWithHour(event.currentTarget.value);
                if (typed !== event.currentTarget.value) event.currentTarget.value = typed;
                onType('time', handleGroupedChange(event, draft.time, timeGrouping));
              }}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? messageId : undefined}
              className={classes(fieldCss.input, cashier.tabular)}
              data-part="input"
            />
          </div>
        )}
      </Field>
      {problem && (
        <p id={messageId} className={classes(fieldCss.message, css.whenMessage)} data-part="error">
          <Icon glyph={glyphs.error} size={16} className={fieldCss.messageIcon} />
          {t(`cashier.transfer.problem.time.${problem}`)}
        </p>
      )}
    </div>
  );
}
