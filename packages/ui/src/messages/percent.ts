import type { FormatNumberOptions, IntlShape } from 'react-intl';

/**
 * `96.5%`. The figure is in percent already: as `style: 'percent'` it would have to be divided by 100 first.
 *
 * @param digits decimals at least and at most. @default as many as the figure has, up to three
 */
export function percentText(
  intl: Pick<IntlShape, 'formatNumber'>,
  percent: number,
  digits: Pick<FormatNumberOptions, 'minimumFractionDigits' | 'maximumFractionDigits'> = {},
): string {
  return intl.formatNumber(percent, { style: 'unit', unit: 'percent', ...digits });
}
