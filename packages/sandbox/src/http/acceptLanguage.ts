import type { ShippedLocale } from '@brand/domain';
import type { Context as HonoContext } from 'hono';

/**
 * Language of the names in a reply, by `Accept-Language`: the most preferred language that this API supports. Thai if
 * none is supported or the header is missing.
 */
export function acceptLanguage(request: HonoContext): ShippedLocale {
  const wanted = (request.req.header('Accept-Language') ?? '')
    .split(',')
    .map((range) => /^\s*([a-z]+)[^;]*(?:;\s*q=([\d.]+))?\s*$/i.exec(range))
    .flatMap((range) =>
      range ? [{ language: range[1]?.toLowerCase(), liking: Number(range[2] ?? 1) }] : [],
    )
    .filter(({ language, liking }) => (language === 'th' || language === 'en') && liking > 0)
    .toSorted((a, b) => b.liking - a.liking);
  return wanted[0]?.language === 'en' ? 'en' : 'th';
}
