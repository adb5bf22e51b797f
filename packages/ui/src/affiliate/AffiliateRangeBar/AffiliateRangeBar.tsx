'use client';

import {
  AFFILIATE_PRESETS,
  AFFILIATE_REPORT_DAYS,
  type AffiliatePreset,
  affiliatePreset,
  type AffiliateRange,
  type AffiliateRangeProblem,
  bangkokDay,
  checkAffiliateRange,
} from '@brand/domain';
import { type FormEvent, type HTMLAttributes, useState } from 'react';

import { now } from '../../hooks/clock.ts';
import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Chip } from '../../primitives/Chip/Chip.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
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

/** Selects the days of a report: a preset calendar range or custom days, at most 92 (section 2, Affiliate). */
export function AffiliateRangeBar({
  range,
  problem = null,
  onRangeChange,
  className,
  ...rest
}: AffiliateRangeBarProps) {
  const t = useText();
  const [drafts, setDrafts] = useState<AffiliateRange | null>(null);
  const [wrong, setWrong] = useState<AffiliateRangeProblem | null>(null);
  const chosen = AFFILIATE_PRESETS.find((preset) => isSame(affiliatePreset(preset, now()), range));
  const isOwn = drafts !== null || (chosen === undefined && problem === null);
  const own = drafts ?? range;
  const shown = wrong ?? problem;

  const take = (next: AffiliateRange) => {
    setDrafts(null);
    setWrong(null);
    onRangeChange(next);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkAffiliateRange({ from: own.from || null, to: own.to || null }, now());
    if (checked.ok) take(checked.range);
    else setWrong(checked.problem);
  };
  const day = (name: keyof AffiliateRange) => (
    <TextField
      type="date"
      name={name}
      label={t(`affiliate.range.${name}`)}
      value={own[name]}
      max={bangkokDay(now())}
      onChange={({ currentTarget: { value } }) => setDrafts({ ...own, [name]: value })}
      className={css.day}
    />
  );

  return (
    <div {...rest} className={classes(css.root, className)} data-component="affiliate-range-bar">
      <div role="group" aria-label={t('affiliate.range.title')} className={css.chips}>
        {AFFILIATE_PRESETS.map((preset: AffiliatePreset) => (
          <Chip
            key={preset}
            selected={!isOwn && chosen === preset}
            onClick={() => take(affiliatePreset(preset, now()))}
          >
            {t(`affiliate.range.${preset}`)}
          </Chip>
        ))}
        <Chip selected={isOwn} aria-expanded={isOwn} onClick={() => setDrafts(own)}>
          {t('affiliate.range.own')}
        </Chip>
      </div>
      {isOwn && (
        <form noValidate onSubmit={handleSubmit} className={css.days} data-part="days">
          {day('from')}
          {day('to')}
          <Button type="submit" variant="soft" tone="neutral" className={css.show}>
            {t('affiliate.range.show')}
          </Button>
        </form>
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
