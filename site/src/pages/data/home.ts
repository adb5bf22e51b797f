import { collectionLinkQueries } from '../../areas/games/collections/collectionLinkQueries.ts';
import { lobbyQuery } from '../../areas/games/lobby/LobbyRail.tsx';
import {
  openTournamentsOptions,
  signUpOffersOptions,
} from '../../areas/games/lobby/onNow/onNowQueries.ts';
import { recentWinsOptions } from '../../areas/games/lobby/recentWinsQuery.ts';
import { heroSlide } from '../../areas/games/lobby/heroSlide.ts';
import { offeredBanners } from '../../areas/games/lobby/offeredBanners.ts';
import { bannersOptions, gameListOptions } from '../../areas/games/gameQueries.ts';
import { type DescribePage, type PublicQueries, publicQuery } from '../../member/publicQueries.ts';

export const queries: PublicQueries = ({ services, locale, userId }) => {
  const { api, operator } = services;
  const { features, registration } = operator;
  return [
    publicQuery(bannersOptions(api, locale)),
    ...collectionLinkQueries(services),
    publicQuery(gameListOptions(api, lobbyQuery('hot'), userId)),
    publicQuery(recentWinsOptions(api)),
    ...(features.tournament ? [publicQuery(openTournamentsOptions(api, locale))] : []),
    ...(features.promotions && registration.enabled && userId === null
      ? [publicQuery(signUpOffersOptions(api, locale))]
      : []),
    // A member's first screen has the own row in place of the new games.
    ...(userId === null ? [publicQuery(gameListOptions(api, lobbyQuery('new'), userId))] : []),
  ];
};

export const describe: DescribePage = ({ services: { api, operator, clock }, locale, known }) => {
  const first =
    heroSlide(operator.hero, locale, clock.now()) ??
    offeredBanners(known(bannersOptions(api, locale)) ?? [], operator)[0];
  if (!first) return {};
  const { image, imagePhone } = first;
  return {
    images: [
      { href: imagePhone, media: '(max-width: 767px)' },
      { href: image, media: '(min-width: 768px)' },
    ],
  };
};
