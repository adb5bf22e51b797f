import { promotionOptions, promotionsOptions } from '../../areas/promotions/promotionQueries.ts';
import { type DescribePage, type PublicQueries, publicQuery } from '../../member/publicQueries.ts';

export const searchParams = ['id'];

/** Only for visitors: a member's promotions depend on earlier claims, so the page reads them. */
export const queries: PublicQueries = ({ services: { api }, locale, search, userId }) => {
  if (userId !== null) return [];
  const id = search.get('id');
  return [
    id === null
      ? publicQuery(promotionsOptions(api, locale, userId))
      : publicQuery(promotionOptions(api, id, locale, userId)),
  ];
};

export const describe: DescribePage = ({ services: { api }, locale, search, userId, known }) => {
  const id = search.get('id');
  const offer =
    id === null
      ? known(promotionsOptions(api, locale, userId))?.[0]
      : known(promotionOptions(api, id, locale, userId));
  if (!offer) return {};
  return { name: id === null ? null : offer.title, images: [{ href: offer.picture.imagePhone }] };
};
