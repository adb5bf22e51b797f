'use client';

import {
  checkHistoryRange,
  DAY_RANGE_PRESETS,
  type DayRange,
  HISTORY_RANGE_DAYS,
  historyPreset,
} from '@brand/domain';
import type { ReactNode } from 'react';

import { now } from '../../hooks/clock.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useText } from '../../messages/useText.ts';
import { OwnDays } from '../../private/OwnDays.tsx';
import { useOwnDays } from '../../private/useOwnDays.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import * as css from './HistoryFilters.css.ts';

const PERIODS = ['latest', ...DAY_RANGE_PRESETS, 'own'] as const;

const MINUTE_MS = 60_000;

/** Props of {@link HistoryPeriod}. */
export interface HistoryPeriodProps {
  /** The selected days; null: the latest rows. */
  range: DayRange | null;
  /** Called with other days. They are valid. */
  onRangeChange: (range: DayRange | null) => void;
  /** Another field in the same line. */
  children: ReactNode;
}

/** Selects the days of the history: the latest rows, a preset, or typed days. */
export function HistoryPeriod({ range, onRangeChange, children }: HistoryPeriodProps) {
  const t = useText();
  const own = useOwnDays((days) => checkHistoryRange(days, now()), onRangeChange);
  const time = useNow(MINUTE_MS);
  const preset = DAY_RANGE_PRESETS.find((each) => isSame(historyPreset(each, time), range));
  const period = own.isTyping ? 'own' : range === null ? 'latest' : (preset ?? 'own');
  const days = range ?? historyPreset('days30', time);

  const choose = (chosen: (typeof PERIODS)[number]) => {
    if (chosen === 'own') return own.open(days);
    own.close();
    onRangeChange(chosen === 'latest' ? null : historyPreset(chosen, now()));
  };
  return (
    <>
      <div className={css.fields}>
        <Select
          label={t('cashier.history.period')}
          options={PERIODS.map((value) => ({ value, label: t(`cashier.history.period.${value}`) }))}
          value={period}
          onValueChange={choose}
        />
        {children}
      </div>
      {period === 'own' && (
        <OwnDays
          {...own.form(days)}
          messages={{
            from: t('cashier.history.period.from'),
            to: t('cashier.history.period.to'),
            show: t('cashier.history.period.show'),
          }}
        />
      )}
      {own.problem && (
        <Banner tone="danger" data-part="problem">
          {t(`cashier.history.period.problem.${own.problem}`, { days: HISTORY_RANGE_DAYS })}
        </Banner>
      )}
    </>
  );
}

function isSame(left: DayRange, right: DayRange | null): boolean {
  return left.from === right?.from && left.to === right.to;
}
