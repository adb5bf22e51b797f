'use client';

import type { GameInfo } from '@brand/domain';
import { useIntl } from 'react-intl';

import { bangkokDate } from '../../cashier/bangkokDates.ts';
import { useText } from '../../messages/useText.ts';
import { dotPath } from '../../private/dotPath.ts';
import * as css from './RtpTrendPanel.css.ts';
import { trendDrawing } from './trendDrawing.ts';

/** Minimum number of days for a line. Fewer days are shown only as figures. */
const LEAST_DAYS = 3;

/** Line chart of the days with its date range. Without daily data it shows the spans. */
export function RtpTrendLine({ info, today }: { info: GameInfo; today: string }) {
  const t = useText();
  const { locale } = useIntl();
  const { history, rtp } = info;
  const days = history.length >= LEAST_DAYS;
  const spans = (['month', 'week', 'day'] as const).flatMap((span) => {
    const trend = info[span];
    return trend ? [{ name: t(`games.trend.${span}`), rtp: trend.rtp }] : [];
  });
  const values = days ? history.map((each) => each.rtp) : spans.map((each) => each.rtp);
  if (values.length < 2) return <></>;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const { line, baseline, points } = trendDrawing(values, rtp);
  const date = (day: string) => bangkokDate(day, locale, 'short');
  const from = days ? date(history[0]?.day ?? today) : (spans[0]?.name ?? '');
  const to = days ? date(history.at(-1)?.day ?? today) : (spans.at(-1)?.name ?? '');
  const dots = days ? points.slice(-1) : points;
  return (
    <figure className={css.figure} data-part="figure" data-state={days ? 'days' : 'spans'}>
      <figcaption className={css.caption} data-part="caption">
        {t(days ? 'games.trend.daily' : 'games.trend.spans', { low, high })}
      </figcaption>
      <svg
        className={css.drawing}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={t('games.trend.summary', {
          from,
          to,
          low,
          high,
          last: values.at(-1) ?? '',
        })}
      >
        {baseline !== null && <path className={css.baseline} d={`M0 ${baseline}H100`} />}
        <path className={css.line} d={line} />
        <path className={css.dot} d={dots.map(dotPath).join('')} />
      </svg>
      <span className={css.ends} data-part="ends">
        <span>{from}</span>
        <span>{to}</span>
      </span>
    </figure>
  );
}
