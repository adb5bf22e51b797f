import * as account from '../pages/data/account.ts';
import * as demo from '../pages/data/demo.ts';
import * as event from '../pages/data/event.ts';
import * as gameDetail from '../pages/data/gameDetail.ts';
import * as help from '../pages/data/help.ts';
import * as home from '../pages/data/home.ts';
import * as list from '../pages/data/list.ts';
import { VIEW_PARAMS } from '../areas/games/list/listPart.ts';
import { describeList, publicListParts } from '../areas/games/list/publicListParts.ts';
import * as operatorPage from '../pages/data/operatorPage.ts';
import * as search from '../pages/data/search.ts';
import * as promotion from '../pages/data/promotion.ts';
import * as tournament from '../pages/data/tournament.ts';
import * as vip from '../pages/data/vip.ts';
import type { DescribePage, PublicParts, PublicQueries } from '../member/publicQueries.ts';
import type { PageName } from '../routing/routes.ts';

/** The public data of a page, for the server. The browser imports what it prefetches one by one, see `pageQueries.ts`. */
export interface PageData {
  /** What the server reads to render the page. */
  readonly queries: PublicQueries;
  /** What the server takes from larger answers. @default nothing */
  readonly parts?: PublicParts;
  /** What that data says about the page. @default nothing */
  readonly describe?: DescribePage;
  /** Search parameters that decide what the page shows first. @default none */
  readonly searchParams?: readonly string[];
}

/** Pages with public data. */
export const PAGE_DATA: Readonly<Partial<Record<PageName, PageData>>> = {
  home,
  list: {
    ...list,
    parts: publicListParts,
    describe: describeList,
    searchParams: VIEW_PARAMS,
  },
  search,
  gameDetail,
  promotion,
  event,
  help,
  operator: operatorPage,
  vip,
  demo,
  tournament,
  login: account,
  register: account,
  forgot: account,
  resetPassword: account,
};
