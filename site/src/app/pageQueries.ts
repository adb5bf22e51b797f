import type { PublicQueries } from '../member/publicQueries.ts';
import { type PageModule, page } from '../routing/chunks/page.ts';
import type { PageName } from '../routing/routes.ts';

const queriesIn = (fetchCode: () => Promise<{ readonly queries: PublicQueries }>) =>
  page(async () => (await fetchCode()).queries);

/** The public queries of pages that a link may lead to, for prefetching. The server's table is `pageData.ts`. */
export const PAGE_QUERIES: Readonly<Partial<Record<PageName, PageModule<PublicQueries>>>> = {
  home: queriesIn(() => import('../pages/data/home.ts')),
  list: queriesIn(() => import('../pages/data/list.ts')),
  gameDetail: queriesIn(() => import('../pages/data/gameDetail.ts')),
  promotion: queriesIn(() => import('../pages/data/promotion.ts')),
  event: queriesIn(() => import('../pages/data/event.ts')),
  tournament: queriesIn(() => import('../pages/data/tournament.ts')),
  vip: queriesIn(() => import('../pages/data/vip.ts')),
  operator: queriesIn(() => import('../pages/data/operatorPage.ts')),
  help: queriesIn(() => import('../pages/data/help.ts')),
};
