import type { Locale } from '@brand/domain';
import type { Operator } from '@brand/operator';
import type { HeroSlide } from '@brand/ui';
import { textOf } from '../../../language/locale.ts';

/**
 * The operator's own slide on home, until it ends.
 *
 * @param now unix milliseconds
 */
export function heroSlide(hero: Operator['hero'], locale: Locale, now: number): HeroSlide | null {
  if (!hero) return null;
  const { image, imagePhone, title, line, button, endsAt, ...rest } = hero;
  if (endsAt !== null && now >= Date.parse(endsAt)) return null;
  return {
    ...rest,
    image: `/operator/${image}`,
    imagePhone: `/operator/${imagePhone}`,
    title: textOf(title, locale),
    line: line && textOf(line, locale),
    button: textOf(button, locale),
  };
}
