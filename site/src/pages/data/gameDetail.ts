import { gameName } from '@brand/domain';
import { gameDetailOptions } from '../../member/games/gameDetailQueries.ts';
import { type DescribePage, type PublicQueries, publicQuery } from '../../member/publicQueries.ts';
import { mainLocale } from '../../language/locale.ts';

export const queries: PublicQueries = ({ services: { api }, params }) => [
  publicQuery(gameDetailOptions(api, params['id'] ?? '')),
];

export const describe: DescribePage = ({ services: { api }, params, locale, known }) => {
  const game = known(gameDetailOptions(api, params['id'] ?? ''));
  if (!game) return {};
  return {
    name: gameName(game, locale, mainLocale()),
    images: game.image ? [{ href: game.image }] : [],
  };
};
