/** Affiliate programme. */
export {
  type AffiliateBalances,
  type AffiliateOffer,
  type AffiliateOfferState,
  AffiliateWithdrawPanel,
  type AffiliateWithdrawPanelProps,
} from './AffiliateWithdrawPanel/AffiliateWithdrawPanel.tsx';
export {
  AffiliateRangeBar,
  type AffiliateRangeBarProps,
} from './AffiliateRangeBar/AffiliateRangeBar.tsx';
export { AffiliateSteps, type AffiliateStepsProps } from './AffiliateSteps/AffiliateSteps.tsx';
export { IncomePanel, type IncomePanelProps } from './IncomePanel/IncomePanel.tsx';
export { LinkFunnel, type LinkFunnelProps } from './LinkFunnel/LinkFunnel.tsx';
export {
  ShareLinkPanel,
  type ShareLinkPanelProps,
  type SharePage,
} from './ShareLinkPanel/ShareLinkPanel.tsx';
