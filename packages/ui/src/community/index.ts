/** Tournaments, VIP and help. */
export { HelpArticleBody, type HelpArticleBodyProps } from './HelpArticleBody/HelpArticleBody.tsx';
export { HelpSearch, type HelpSearchProps } from './HelpSearch/HelpSearch.tsx';
export { MarkedText, type MarkedTextProps } from './MarkedText/MarkedText.tsx';
export { ResponsibleCard, type ResponsibleCardProps } from './ResponsibleCard/ResponsibleCard.tsx';
export { Leaderboard, type LeaderboardProps } from './Leaderboard/Leaderboard.tsx';
export { TournamentCard, type TournamentCardProps } from './TournamentCard/TournamentCard.tsx';
export { TournamentHead, type TournamentHeadProps } from './TournamentHead/TournamentHead.tsx';
export {
  TournamentPrizes,
  type TournamentPrizesProps,
} from './TournamentPrizes/TournamentPrizes.tsx';
export {
  TournamentStanding,
  type TournamentStandingProps,
} from './TournamentStanding/TournamentStanding.tsx';
export {
  TournamentWinners,
  type TournamentWinnersProps,
} from './TournamentWinners/TournamentWinners.tsx';
export { TournamentCardSkeleton } from './TournamentCard/TournamentCardSkeleton.tsx';
export { TournamentClock, type TournamentClockProps } from './TournamentCard/TournamentClock.tsx';
export { TournamentPool, type TournamentPoolProps } from './TournamentCard/TournamentPool.tsx';
export { TournamentState, type TournamentStateProps } from './TournamentCard/TournamentState.tsx';
export { VipLevelTable, type VipLevelTableProps } from './VipLevelTable/VipLevelTable.tsx';
export { VipStandingCard, type VipStandingCardProps } from './VipStandingCard/VipStandingCard.tsx';
