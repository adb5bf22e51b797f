import type { ComponentType } from 'react';
import type { MessageArea } from './messages.ts';
import { type PageModule, page } from './page.ts';

/** Who may see a page (section 6). */
export type Access = 'everyone' | 'members' | 'guests';

/** Which header a page gets (section 2). */
export type HeaderKind = 'home' | 'title';

export interface Route {
  /** Route name of section 2, without its locale suffix. */
  readonly name: string;
  readonly path: string;
  readonly access: Access;
  readonly header: HeaderKind;
  /** Words that the page needs besides the first ones. */
  readonly words: MessageArea;
  readonly page: PageModule<ComponentType>;
}

const home = page(() => import('../routes/HomePage.tsx').then((module) => module.HomePage));
const list = page(() => import('../routes/ListPage.tsx').then((module) => module.ListPage));
const game = page(() => import('../routes/GamePage.tsx').then((module) => module.GamePage));
const login = page(() => import('../routes/LoginPage.tsx').then((module) => module.LoginPage));
const deposit = page(() =>
  import('../routes/DepositPage.tsx').then((module) => module.DepositPage),
);
const withdraw = page(() =>
  import('../routes/WithdrawPage.tsx').then((module) => module.WithdrawPage),
);
const history = page(() =>
  import('../routes/HistoryPage.tsx').then((module) => module.HistoryPage),
);
const menu = page(() => import('../routes/MenuPage.tsx').then((module) => module.MenuPage));

/** The site map. Every address exists in Thai as it stands and in English under `/en`. */
export const ROUTES: readonly Route[] = [
  { name: 'index', path: '/', access: 'everyone', header: 'home', words: 'core', page: home },
  {
    name: 'list-id',
    path: '/list/:id?',
    access: 'everyone',
    header: 'home',
    words: 'core',
    page: list,
  },
  {
    name: 'game-id',
    path: '/game/:id',
    access: 'members',
    header: 'title',
    words: 'core',
    page: game,
  },
  {
    name: 'game-id-name',
    path: '/game/:id/:name',
    access: 'members',
    header: 'title',
    words: 'core',
    page: game,
  },
  {
    name: 'login',
    path: '/login',
    access: 'guests',
    header: 'title',
    words: 'account',
    page: login,
  },
  {
    name: 'deposit',
    path: '/deposit',
    access: 'members',
    header: 'title',
    words: 'cashier',
    page: deposit,
  },
  {
    name: 'withdraw',
    path: '/withdraw',
    access: 'members',
    header: 'title',
    words: 'cashier',
    page: withdraw,
  },
  {
    name: 'history',
    path: '/history',
    access: 'members',
    header: 'title',
    words: 'cashier',
    page: history,
  },
  { name: 'menu', path: '/menu', access: 'everyone', header: 'title', words: 'core', page: menu },
];
