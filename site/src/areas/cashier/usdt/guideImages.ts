import type { Locale } from '@brand/domain';
import { writtenLocale } from '../../../language/locale.ts';

/**
 * Images of the USDT guide on the operator's CDN: `usdt-guide/step-1.th.svg` to `step-6.en.svg`.
 *
 * @param cdn `hosts.cdn` of the operator
 */
export function guideImages(cdn: string, locale: Locale): readonly string[] {
  const language = writtenLocale(locale);
  return [1, 2, 3, 4, 5, 6].map((step) => `${cdn}/usdt-guide/step-${step}.${language}.svg`);
}
