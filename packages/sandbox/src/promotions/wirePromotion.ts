import {
  type ShippedLocale,
  type PromotionTerms,
  type Satang,
  bahtFromSatang,
} from '@brand/domain';
import { bannerBrand, pictureFile } from '../art/banners/bannerBrand.ts';
import type { PictureId } from '../art/banners/pictures.ts';
import { unixSeconds } from '../clock/units.ts';
import type { Context } from '../context.ts';
import { promotionContent } from './promotionContent.ts';
import { type ScheduledPromotion, hasHad } from './promotions.ts';

/** Fields of the API, as JSON values. */
export type Wire = Record<string, unknown>;

/** The picture fields: addresses of both formats, alternative text, colour. */
export async function wirePicture(
  { apiOrigin, rules }: Context,
  picture: PictureId,
  lang: ShippedLocale,
  phoneShape: 'phone' | 'home' = 'phone',
): Promise<Wire> {
  const { bannerAlt, bannerColour } = await import('../art/banners/banner.ts');
  const file = `${apiOrigin}/cdn/banners/${pictureFile(picture, rules.brand)}`;
  return {
    imageUrl: `${file}.${lang}.wide.svg`,
    imageUrlMobile: `${file}.${lang}.${phoneShape}.svg`,
    alt: bannerAlt(picture, lang),
    color: bannerColour(picture, bannerBrand(rules.brand)),
  };
}

/** An optional amount in baht. */
function bahtOrNull(amount: Satang | null): number | null {
  return amount === null ? null : bahtFromSatang(amount);
}

/** The terms as figures. */
export function wireTerms(terms: PromotionTerms): Wire {
  const { bonus } = terms;
  return {
    min_deposit: bahtOrNull(terms.minDeposit),
    percent: bonus.kind === 'percent' ? bonus.percent : null,
    fixed: bonus.kind === 'fixed' ? bahtFromSatang(bonus.amount) : null,
    max_bonus: bahtOrNull(terms.maxBonus),
    turnover: terms.turnover,
    turnover_on: terms.turnoverOn,
    excluded_types: terms.excludedTypes,
    excluded_games: terms.excludedGames,
  };
}

/** An entry of the promotion page; `claimed` only for a member. */
export async function wirePromotion(
  context: Context,
  promotion: ScheduledPromotion,
  { lang, member }: { lang: ShippedLocale; member: string | undefined },
): Promise<Wire> {
  const { title, summary } = promotion.words[lang];
  return {
    id: promotion.id,
    title,
    summary,
    content: promotionContent(promotion, lang),
    ...(await wirePicture(context, promotion.picture, lang)),
    link: `/promotion?id=${promotion.id}`,
    terms: wireTerms(promotion.terms),
    by: promotion.by,
    audience: promotion.audience,
    period: promotion.period,
    channels: promotion.channels,
    starts: unixSeconds(promotion.starts),
    ends: promotion.ends === null ? null : unixSeconds(promotion.ends),
    ...(member !== undefined && { claimed: hasHad(context, member, promotion) }),
  };
}
