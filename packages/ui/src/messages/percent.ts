import type { FormatNumberOptions, IntlShape } from 'react-intl';

/**
 * Formats `96.5%`. The value is already in percent; `style: 'percent'` would require dividing it by 100 first.
 *
 * @param digits minimum and maximum decimals. @default as many as the value has, up to three
 */
export function percentText(
  intl: Pick<IntlShape, 'formatNumber'>,
  percent: number,
  digits: Pick<FormatNumberOptions, 'minimumFractionDigits' | 'maximumFractionDigits'> = {},
): string {
  return intl.formatNumber(percent, { style: 'unit', unit: 'percent', ...digits });
}
