import type { ComponentType } from 'react';
import { pathname } from './address.ts';
import { localeOfPath } from './locale.ts';
import { loadMessages } from './messages.ts';
import { type PageModule, page } from './page.ts';

/** The pages of the site, each in a piece of code of its own. */
const one = <Name extends string>(
  fetchCode: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): PageModule<ComponentType> => page(() => fetchCode().then((code) => code[name]));

export const home = one(() => import('../routes/HomePage.tsx'), 'HomePage');
export const list = one(() => import('../routes/ListPage.tsx'), 'ListPage');
export const search = one(() => import('../routes/SearchPage.tsx'), 'SearchPage');
export const favourite = one(() => import('../routes/FavouritePage.tsx'), 'FavouritePage');
export const gameDetail = one(() => import('../routes/GameDetailPage.tsx'), 'GameDetailPage');
export const game = one(() => import('../routes/GamePage.tsx'), 'GamePage');
export const demo = one(() => import('../routes/DemoPage.tsx'), 'DemoPage');
/** An address that is no page. */
export const notFound = one(() => import('../routes/NotFoundPage.tsx'), 'NotFoundPage');
export const menu = one(() => import('../routes/MenuPage.tsx'), 'MenuPage');

export const login = one(() => import('../routes/LoginPage.tsx'), 'LoginPage');
export const loginLine = one(() => import('../routes/LoginLinePage.tsx'), 'LoginLinePage');
export const loginUrl = one(() => import('../routes/LoginUrlPage.tsx'), 'LoginUrlPage');
export const register = one(() => import('../routes/RegisterPage.tsx'), 'RegisterPage');
export const forgot = one(() => import('../routes/ForgotPage.tsx'), 'ForgotPage');
export const resetPassword = one(
  () => import('../routes/ResetPasswordPage.tsx'),
  'ResetPasswordPage',
);
export const profile = one(() => import('../routes/ProfilePage.tsx'), 'ProfilePage');

export const limits = one(() => import('../routes/LimitsPage.tsx'), 'LimitsPage');

export const cashier = one(() => import('../routes/CashierPage.tsx'), 'CashierPage');
export const history = one(() => import('../routes/HistoryPage.tsx'), 'HistoryPage');

export const notices = one(() => import('../routes/NoticesPage.tsx'), 'NoticesPage');

export const promotion = one(() => import('../routes/PromotionPage.tsx'), 'PromotionPage');
export const bonus = one(() => import('../routes/BonusPage.tsx'), 'BonusPage');
export const event = one(() => import('../routes/EventPage.tsx'), 'EventPage');
export const tournament = one(() => import('../routes/TournamentPage.tsx'), 'TournamentPage');
export const vip = one(() => import('../routes/VipPage.tsx'), 'VipPage');
export const help = one(() => import('../routes/HelpPage.tsx'), 'HelpPage');

export const affiliate = one(() => import('../routes/AffiliatePage.tsx'), 'AffiliatePage');
export const affiliateMember = one(
  () => import('../routes/AffiliateMemberPage.tsx'),
  'AffiliateMemberPage',
);
export const affiliateHistory = one(
  () => import('../routes/AffiliateHistoryPage.tsx'),
  'AffiliateHistoryPage',
);
export const affiliateDaily = one(
  () => import('../routes/AffiliateDailyPage.tsx'),
  'AffiliateDailyPage',
);
export const affiliateDetail = one(
  () => import('../routes/AffiliateDetailPage.tsx'),
  'AffiliateDetailPage',
);

export const maintenance = one(() => import('../routes/MaintenancePage.tsx'), 'MaintenancePage');

/** Not a page: what of the frame only a member needs. */
export const memberParts = one(async () => {
  const [code] = await Promise.all([
    import('../features/cashier/MemberParts.tsx'),
    ownRail.load(),
    wallet.load(),
    playFromCard.load(),
  ]);
  return code;
}, 'MemberParts');

/** Rows of games on home that only a member has. */
export const ownRail = page(() =>
  import('../features/lobby/OwnRail.tsx').then((code) => code.OwnRail),
);

/** History, balance and deposit in the header of a member. */
export const wallet = one(() => import('../features/shell/SiteWallet.tsx'), 'SiteWallet');

/** What a press on a card does for a member besides following its link. */
export const playFromCard = page(() =>
  import('../features/play/playFromCard.ts').then((code) => code.playFromCard),
);

/** Parts that stand below the first screen, see `Later`. */
export const footer = one(() => import('../features/shell/SiteFooter.tsx'), 'SiteFooter');
export const lobbyMore = one(async () => {
  const locale = localeOfPath(pathname());
  const [code] = await Promise.all([
    import('../features/lobby/LobbyMore.tsx'),
    loadMessages(locale, 'games'),
  ]);
  return code;
}, 'LobbyMore');
