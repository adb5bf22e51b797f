import type { ComponentType } from 'react';
import { pathname } from '../routing/address.ts';
import { localeOfPath } from '../language/locale.ts';
import { loadMessages } from '../language/messages.ts';
import { type PageModule, page } from '../routing/chunks/page.ts';

/** The pages of the site, each in a piece of code of its own. */
const one = <Name extends string>(
  fetchCode: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): PageModule<ComponentType> => page(() => fetchCode().then((code) => code[name]));

export const home = one(() => import('../pages/HomePage.tsx'), 'HomePage');
export const list = one(() => import('../pages/ListPage.tsx'), 'ListPage');
export const search = one(() => import('../pages/SearchPage.tsx'), 'SearchPage');
export const favourite = one(() => import('../pages/FavouritePage.tsx'), 'FavouritePage');
export const gameDetail = one(() => import('../pages/GameDetailPage.tsx'), 'GameDetailPage');
export const game = one(() => import('../pages/GamePage.tsx'), 'GamePage');
export const demo = one(() => import('../pages/DemoPage.tsx'), 'DemoPage');
/** An address that is no page. */
export const notFound = one(() => import('../pages/NotFoundPage.tsx'), 'NotFoundPage');
export const menu = one(() => import('../pages/MenuPage.tsx'), 'MenuPage');

export const login = one(() => import('../pages/LoginPage.tsx'), 'LoginPage');
export const loginLine = one(() => import('../pages/LoginLinePage.tsx'), 'LoginLinePage');
export const loginUrl = one(() => import('../pages/LoginUrlPage.tsx'), 'LoginUrlPage');
export const register = one(() => import('../pages/RegisterPage.tsx'), 'RegisterPage');
export const forgot = one(() => import('../pages/ForgotPage.tsx'), 'ForgotPage');
export const resetPassword = one(
  () => import('../pages/ResetPasswordPage.tsx'),
  'ResetPasswordPage',
);
export const profile = one(() => import('../pages/ProfilePage.tsx'), 'ProfilePage');

export const limits = one(() => import('../pages/LimitsPage.tsx'), 'LimitsPage');

export const cashier = one(() => import('../pages/CashierPage.tsx'), 'CashierPage');
export const history = one(() => import('../pages/HistoryPage.tsx'), 'HistoryPage');

export const notices = one(() => import('../pages/NoticesPage.tsx'), 'NoticesPage');

export const promotion = one(() => import('../pages/PromotionPage.tsx'), 'PromotionPage');
export const bonus = one(() => import('../pages/BonusPage.tsx'), 'BonusPage');
export const event = one(() => import('../pages/EventPage.tsx'), 'EventPage');
export const tournament = one(() => import('../pages/TournamentPage.tsx'), 'TournamentPage');
export const vip = one(() => import('../pages/VipPage.tsx'), 'VipPage');
export const help = one(() => import('../pages/HelpPage.tsx'), 'HelpPage');

export const affiliate = one(() => import('../pages/AffiliatePage.tsx'), 'AffiliatePage');
export const affiliateMember = one(
  () => import('../pages/AffiliateMemberPage.tsx'),
  'AffiliateMemberPage',
);
export const affiliateHistory = one(
  () => import('../pages/AffiliateHistoryPage.tsx'),
  'AffiliateHistoryPage',
);
export const affiliateDaily = one(
  () => import('../pages/AffiliateDailyPage.tsx'),
  'AffiliateDailyPage',
);
export const affiliateDetail = one(
  () => import('../pages/AffiliateDetailPage.tsx'),
  'AffiliateDetailPage',
);

export const maintenance = one(() => import('../pages/MaintenancePage.tsx'), 'MaintenancePage');

/** Not a page: what of the frame only a member needs. */
export const memberParts = one(async () => {
  const [code] = await Promise.all([
    import('../frame/members/MemberParts.tsx'),
    ownRail.load(),
    wallet.load(),
    playFromCard.load(),
  ]);
  return code;
}, 'MemberParts');

/** Rows of games on home that only a member has. */
export const ownRail = page(() =>
  import('../areas/games/lobby/OwnRail.tsx').then((code) => code.OwnRail),
);

/** History, balance and deposit in the header of a member. */
export const wallet = one(() => import('../frame/header/SiteWallet.tsx'), 'SiteWallet');

/** What a press on a card does for a member besides following its link. */
export const playFromCard = page(() =>
  import('../areas/games/play/playFromCard.ts').then((code) => code.playFromCard),
);

/** Parts that stand below the first screen, see `Later`. */
export const footer = one(() => import('../frame/footer/SiteFooter.tsx'), 'SiteFooter');
export const lobbyMore = one(async () => {
  const locale = localeOfPath(pathname());
  const [code] = await Promise.all([
    import('../areas/games/lobby/LobbyMore.tsx'),
    loadMessages(locale, 'games'),
  ]);
  return code;
}, 'LobbyMore');
