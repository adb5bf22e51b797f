'use client';

import { bangkokDay, type GameInfo, type RtpTrend, shiftDay } from '@brand/domain';
import { type HTMLAttributes, useId } from 'react';
import { useIntl } from 'react-intl';

import { bangkokDate } from '../../cashier/bangkokDates.ts';
import { useNow } from '../../hooks/useNow.ts';
import { percentText } from '../../messages/percent.ts';
import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { RtpTrendLine } from './RtpTrendLine.tsx';
import * as css from './RtpTrendPanel.css.ts';

/** Props of {@link RtpTrendPanel}. Other props go to the `section`. */
export interface RtpTrendPanelProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Figures of the game with at least one span. Null spans are left out. */
  info: GameInfo;
}

const SPANS = [
  ['day', 1],
  ['week', 7],
  ['month', 30],
] as const;

const SIGNS = { up: glyphs.arrowUp, down: glyphs.arrowDown, flat: glyphs.minus } as const;

/**
 * RTP of a game today, in the last week and in the last month, compared with its long run. Shown as a line of days if daily
 * data is available, otherwise of the spans. It uses no green and red, because the trend is not a reason to play.
 */
export function RtpTrendPanel({ info, className, ...rest }: RtpTrendPanelProps) {
  const t = useText();
  const intl = useIntl();
  const heading = useId();
  const today = bangkokDay(useNow(MINUTE_MS));
  const date = (day: string) => bangkokDate(day, intl.locale, 'short');
  return (
    <Card
      {...rest}
      as="section"
      aria-labelledby={heading}
      className={classes(css.root, className)}
      data-component="rtp-trend-panel"
    >
      <div className={css.head}>
        <Heading level={2} id={heading}>
          {t('games.trend.title')}
        </Heading>
        {info.rtp !== null && (
          <span className={css.longRun} data-part="long-run">
            <span className={css.dash} aria-hidden="true" />
            {t('games.trend.longRun', { rtp: info.rtp })}
          </span>
        )}
      </div>
      <RtpTrendLine info={info} today={today} />
      <ul className={css.spans}>
        {SPANS.map(([span, days]) => {
          const trend = info[span];
          return (
            trend && (
              <li key={span} className={css.span} data-part="span">
                <span className={css.name}>{t(`games.trend.${span}`)}</span>
                <span className={css.dates} data-part="dates">
                  {days === 1 ? date(today) : `${date(shiftDay(today, 1 - days))} – ${date(today)}`}
                </span>
                <span className={css.value} data-part="value">
                  {percentText(intl, trend.rtp, {
                    minimumFractionDigits: 2,
                    maximumFractionDigits: 2,
                  })}
                </span>
                <Direction trend={trend} />
              </li>
            )
          );
        })}
      </ul>
      <p className={css.note} data-part="note">
        <Icon glyph={glyphs.info} size={16} className={css.noteSign} />
        {t('games.trend.note')}
      </p>
    </Card>
  );
}

/** Only a change of the day matters. */
const MINUTE_MS = 60_000;

function Direction({ trend: { direction } }: { trend: RtpTrend }) {
  const t = useText();
  if (!direction) return <></>;
  return (
    <span className={css.direction} data-part="direction" data-state={direction}>
      <Icon glyph={SIGNS[direction]} size={16} />
      {t(`games.trend.${direction}`)}
    </span>
  );
}
