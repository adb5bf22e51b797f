/** Offers, claims, bonuses, missions and free spins. */
export { CheckInPanel, type CheckInPanelProps } from './CheckInPanel/CheckInPanel.tsx';
export { CheckInPanelSkeleton } from './CheckInPanel/CheckInPanelSkeleton.tsx';
export { FreeSpinsCard, type FreeSpinsCardProps } from './FreeSpinsCard/FreeSpinsCard.tsx';
export { MissionCard, type MissionCardProps } from './MissionCard/MissionCard.tsx';
export { MissionCardSkeleton } from './MissionCard/MissionCardSkeleton.tsx';
export { MissionList, type MissionListProps } from './MissionList/MissionList.tsx';
export { MemberBonusCard, type MemberBonusCardProps } from './MemberBonusCard/MemberBonusCard.tsx';
export {
  BonusRefusalNote,
  type BonusRefusalNoteProps,
  type BonusWays,
} from './BonusRefusalNote/BonusRefusalNote.tsx';
export { ClaimDialog, type ClaimDialogProps } from './ClaimDialog/ClaimDialog.tsx';
export { OfferDetail, type OfferDetailProps } from './OfferDetail/OfferDetail.tsx';
export { OfferDetailSkeleton } from './OfferDetail/OfferDetailSkeleton.tsx';
export { TurnoverExample, type TurnoverExampleProps } from './TurnoverExample/TurnoverExample.tsx';
export { TurnoverSummary, type TurnoverSummaryProps } from './TurnoverSummary/TurnoverSummary.tsx';
export { OfferCard, type OfferCardProps } from './OfferCard/OfferCard.tsx';
export { OfferHighlight, type OfferHighlightProps } from './OfferHighlight/OfferHighlight.tsx';
export { OfferCardSkeleton } from './OfferCard/OfferCardSkeleton.tsx';
export { PromotionBox, type PromotionBoxProps } from './PromotionBox/PromotionBox.tsx';
export {
  PromotionCreditDialog,
  type PromotionCreditDialogProps,
} from './PromotionCreditDialog/PromotionCreditDialog.tsx';
export {
  PromotionEndDialog,
  type PromotionEndDialogProps,
} from './PromotionEndDialog/PromotionEndDialog.tsx';
export {
  PromotionTermsList,
  type PromotionTermsListProps,
} from './PromotionTermsList/PromotionTermsList.tsx';
export { TimeLeft, type TimeLeftProps } from './TimeLeft/TimeLeft.tsx';
