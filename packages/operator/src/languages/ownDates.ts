import type { OwnDates } from '../operator.ts';

/**
 * Languages whose formats every browser has: those of Chromium's `Intl`, measured in version 156. Lao, Khmer and Burmese are not
 * among them.
 */
const IN_EVERY_BROWSER = new Set(
  'af ak am ar az bg bn bs ca cs da de el en es et fa fi fil fr gu he hi hr hu id it ja kk kn ko lt lv ml mr ms nb nl no pa pl pt ro ru sd sk sl sr sv sw ta te th tr uk ur uz vi zh'.split(
    ' ',
  ),
);

const MONTHS = Array.from({ length: 12 }, (_, month) => month);

/** The dates of a language, for browsers that do not know it; null where every browser does. */
export function ownDates(language: string): OwnDates | null {
  const { language: base } = new Intl.Locale(language);
  if (IN_EVERY_BROWSER.has(base)) return null;
  const patterns = (style: 'long' | 'short') => {
    const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, {
      day: 'numeric',
      month: style,
      year: 'numeric',
      timeZone: 'UTC',
    });
    return MONTHS.map((month) =>
      format
        .formatToParts(Date.UTC(2026, month, 15))
        .filter(({ type }) => type !== 'era')
        .map(({ type, value }) => (type === 'day' || type === 'year' ? `{${type}}` : value))
        .join('')
        .trim(),
    );
  };
  return { long: patterns('long'), short: patterns('short') };
}
