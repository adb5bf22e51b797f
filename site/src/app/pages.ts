import type { ComponentType } from 'react';
import { type PageModule, page } from '../routing/chunks/page.ts';
import type { PageName } from '../routing/routes.ts';

/** A page in its own chunk. Its module exports the component alone. */
const one = (fetchCode: () => Promise<Readonly<Record<string, ComponentType>>>) =>
  page(async () => Object.values(await fetchCode())[0]!);

export const PAGES: Readonly<Record<PageName, PageModule<ComponentType>>> = {
  home: one(() => import('../pages/HomePage.tsx')),
  list: one(() => import('../pages/ListPage.tsx')),
  search: one(() => import('../pages/SearchPage.tsx')),
  favourite: one(() => import('../pages/FavouritePage.tsx')),
  gameDetail: one(() => import('../pages/GameDetailPage.tsx')),
  game: one(() => import('../pages/GamePage.tsx')),
  demo: one(() => import('../pages/DemoPage.tsx')),
  menu: one(() => import('../pages/MenuPage.tsx')),
  login: one(() => import('../pages/LoginPage.tsx')),
  loginLine: one(() => import('../pages/LoginLinePage.tsx')),
  loginUrl: one(() => import('../pages/LoginUrlPage.tsx')),
  register: one(() => import('../pages/RegisterPage.tsx')),
  forgot: one(() => import('../pages/ForgotPage.tsx')),
  resetPassword: one(() => import('../pages/ResetPasswordPage.tsx')),
  profile: one(() => import('../pages/ProfilePage.tsx')),
  limits: one(() => import('../pages/LimitsPage.tsx')),
  cashier: one(() => import('../pages/CashierPage.tsx')),
  history: one(() => import('../pages/HistoryPage.tsx')),
  notices: one(() => import('../pages/NoticesPage.tsx')),
  promotion: one(() => import('../pages/PromotionPage.tsx')),
  bonus: one(() => import('../pages/BonusPage.tsx')),
  event: one(() => import('../pages/EventPage.tsx')),
  missions: one(() => import('../pages/MissionsPage.tsx')),
  tournament: one(() => import('../pages/TournamentPage.tsx')),
  vip: one(() => import('../pages/VipPage.tsx')),
  help: one(() => import('../pages/HelpPage.tsx')),
  affiliate: one(() => import('../pages/AffiliatePage.tsx')),
  affiliateMember: one(() => import('../pages/AffiliateMemberPage.tsx')),
  affiliateHistory: one(() => import('../pages/AffiliateHistoryPage.tsx')),
  affiliateDaily: one(() => import('../pages/AffiliateDailyPage.tsx')),
  affiliateDetail: one(() => import('../pages/AffiliateDetailPage.tsx')),
  operator: one(() => import('../pages/OperatorPage.tsx')),
  maintenance: one(() => import('../pages/MaintenancePage.tsx')),
};

/** The page of an unknown address. */
export const notFoundPage = one(() => import('../pages/NotFoundPage.tsx'));
