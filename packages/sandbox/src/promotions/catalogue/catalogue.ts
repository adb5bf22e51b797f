import type { CataloguePromotion } from '../promotion.ts';
import { depositBonuses } from './depositBonuses.ts';
import { claimedBonuses, depositPromotion, registrationPromotion } from './otherPromotions.ts';

/** All promotions of the operator, in the order of the promotion page. */
export const catalogue: readonly CataloguePromotion[] = [
  ...depositBonuses,
  ...claimedBonuses,
  registrationPromotion,
  depositPromotion,
];

const byId = new Map(catalogue.map((promotion) => [promotion.id, promotion]));

/** The promotion of that id, open or not, or undefined. */
export function cataloguePromotion(id: string): CataloguePromotion | undefined {
  return byId.get(id);
}
