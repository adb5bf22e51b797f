import { playFromCard } from '../areas/games/play/playFromCardPart.ts';
import { ownRail } from '../areas/games/lobby/lobbyParts.ts';
import { page } from '../routing/chunks/page.ts';

/** History, balance and deposit in the header of a member. */
export const wallet = page(() => import('./header/SiteWallet.tsx').then((code) => code.SiteWallet));

/** Content below the first screen, see `LazyBelowFold`. */
export const footer = page(() => import('./footer/SiteFooter.tsx').then((code) => code.SiteFooter));

/** Parts of the frame that only members need. */
export const memberParts = page(async () => {
  const [code] = await Promise.all([
    import('./members/MemberParts.tsx'),
    ownRail.load(),
    wallet.load(),
    playFromCard.load(),
  ]);
  return code.MemberParts;
});
