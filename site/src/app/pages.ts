import type { ComponentType } from 'react';
import { type PageModule, page } from '../routing/chunks/page.ts';
import type { PageName } from '../routing/routes.ts';

/** A page in its own chunk. */
const one = <Name extends string>(
  fetchCode: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): PageModule<ComponentType> => page(async () => (await fetchCode())[name]);

export const PAGES: Readonly<Record<PageName, PageModule<ComponentType>>> = {
  home: one(() => import('../pages/HomePage.tsx'), 'HomePage'),
  list: one(() => import('../pages/ListPage.tsx'), 'ListPage'),
  search: one(() => import('../pages/SearchPage.tsx'), 'SearchPage'),
  favourite: one(() => import('../pages/FavouritePage.tsx'), 'FavouritePage'),
  gameDetail: one(() => import('../pages/GameDetailPage.tsx'), 'GameDetailPage'),
  game: one(() => import('../pages/GamePage.tsx'), 'GamePage'),
  demo: one(() => import('../pages/DemoPage.tsx'), 'DemoPage'),
  menu: one(() => import('../pages/MenuPage.tsx'), 'MenuPage'),
  login: one(() => import('../pages/LoginPage.tsx'), 'LoginPage'),
  loginLine: one(() => import('../pages/LoginLinePage.tsx'), 'LoginLinePage'),
  loginUrl: one(() => import('../pages/LoginUrlPage.tsx'), 'LoginUrlPage'),
  register: one(() => import('../pages/RegisterPage.tsx'), 'RegisterPage'),
  forgot: one(() => import('../pages/ForgotPage.tsx'), 'ForgotPage'),
  resetPassword: one(() => import('../pages/ResetPasswordPage.tsx'), 'ResetPasswordPage'),
  profile: one(() => import('../pages/ProfilePage.tsx'), 'ProfilePage'),
  limits: one(() => import('../pages/LimitsPage.tsx'), 'LimitsPage'),
  cashier: one(() => import('../pages/CashierPage.tsx'), 'CashierPage'),
  history: one(() => import('../pages/HistoryPage.tsx'), 'HistoryPage'),
  notices: one(() => import('../pages/NoticesPage.tsx'), 'NoticesPage'),
  promotion: one(() => import('../pages/PromotionPage.tsx'), 'PromotionPage'),
  bonus: one(() => import('../pages/BonusPage.tsx'), 'BonusPage'),
  event: one(() => import('../pages/EventPage.tsx'), 'EventPage'),
  tournament: one(() => import('../pages/TournamentPage.tsx'), 'TournamentPage'),
  vip: one(() => import('../pages/VipPage.tsx'), 'VipPage'),
  help: one(() => import('../pages/HelpPage.tsx'), 'HelpPage'),
  affiliate: one(() => import('../pages/AffiliatePage.tsx'), 'AffiliatePage'),
  affiliateMember: one(() => import('../pages/AffiliateMemberPage.tsx'), 'AffiliateMemberPage'),
  affiliateHistory: one(() => import('../pages/AffiliateHistoryPage.tsx'), 'AffiliateHistoryPage'),
  affiliateDaily: one(() => import('../pages/AffiliateDailyPage.tsx'), 'AffiliateDailyPage'),
  affiliateDetail: one(() => import('../pages/AffiliateDetailPage.tsx'), 'AffiliateDetailPage'),
  maintenance: one(() => import('../pages/MaintenancePage.tsx'), 'MaintenancePage'),
};

/** The page of an unknown address. */
export const notFoundPage = one(() => import('../pages/NotFoundPage.tsx'), 'NotFoundPage');
