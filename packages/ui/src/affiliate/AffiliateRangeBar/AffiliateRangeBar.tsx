'use client';

import {
  AFFILIATE_PRESETS,
  AFFILIATE_REPORT_DAYS,
  type AffiliatePreset,
  affiliatePreset,
  type AffiliateRange,
  type AffiliateRangeProblem,
  checkAffiliateRange,
} from '@brand/domain';
import type { HTMLAttributes } from 'react';

import { now } from '../../hooks/clock.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { OwnDays } from '../../private/OwnDays.tsx';
import { useOwnDays } from '../../private/useOwnDays.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Chip } from '../../primitives/Chip/Chip.tsx';
import * as css from './AffiliateRangeBar.css.ts';

/** Props of {@link AffiliateRangeBar}. Other props go to the root. */
export interface AffiliateRangeBarProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'onChange' | 'children'
> {
  /** The current range of days. */
  range: AffiliateRange;
  /** Error for requested days that came from the URL and cannot be shown. @default null */
  problem?: AffiliateRangeProblem | null;
  /** Called with another range of days. The range is valid. */
  onRangeChange: (range: AffiliateRange) => void;
}

const MINUTE_MS = 60_000;

/** Selects the days of a report: a preset calendar range or custom days, at most 92 (section 2, Affiliate). */
export function AffiliateRangeBar({
  range,
  problem = null,
  onRangeChange,
  className,
  ...rest
}: AffiliateRangeBarProps) {
  const t = useText();
  const own = useOwnDays(
    ({ from, to }) => checkAffiliateRange({ from: from || null, to: to || null }, now()),
    onRangeChange,
  );
  const time = useNow(MINUTE_MS);
  const chosen = AFFILIATE_PRESETS.find((preset) => isSame(affiliatePreset(preset, time), range));
  const isOwn = own.isTyping || (chosen === undefined && problem === null);
  const shown = own.problem ?? problem;
  return (
    <div {...rest} className={classes(css.root, className)} data-component="affiliate-range-bar">
      <div role="group" aria-label={t('affiliate.range.title')} className={css.chips}>
        {AFFILIATE_PRESETS.map((preset: AffiliatePreset) => (
          <Chip
            key={preset}
            selected={!isOwn && chosen === preset}
            onClick={() => {
              own.close();
              onRangeChange(affiliatePreset(preset, now()));
            }}
          >
            {t(`affiliate.range.${preset}`)}
          </Chip>
        ))}
        <Chip selected={isOwn} aria-expanded={isOwn} onClick={() => own.open(own.form(range).days)}>
          {t('affiliate.range.own')}
        </Chip>
      </div>
      {isOwn && (
        <OwnDays
          {...own.form(range)}
          messages={{
            from: t('affiliate.range.from'),
            to: t('affiliate.range.to'),
            show: t('affiliate.range.show'),
          }}
        />
      )}
      {shown && (
        <Banner tone="danger" data-part="problem">
          {t(`affiliate.range.problem.${shown}`, { days: AFFILIATE_REPORT_DAYS })}
        </Banner>
      )}
    </div>
  );
}

function isSame(left: AffiliateRange, right: AffiliateRange): boolean {
  return left.from === right.from && left.to === right.to;
}
