/** Registration, login, profile and player protection. */
export { AgeGate, type AgeGateProps } from './AgeGate/AgeGate.tsx';
export {
  ArrivalPanel,
  type ArrivalPanelProps,
  type ArrivalState,
} from './ArrivalPanel/ArrivalPanel.tsx';
export { BreakNotice, type BreakNoticeProps } from './BreakNotice/BreakNotice.tsx';
export { BreakPanel, type BreakPanelProps } from './BreakPanel/BreakPanel.tsx';
export {
  DepositLimitsPanel,
  type DepositLimitsPanelProps,
  type DepositLimitsState,
} from './DepositLimitsPanel/DepositLimitsPanel.tsx';
export type { Helpline } from './HelplineLink.tsx';
export { LineMark, type LineMarkProps } from './LineMark/LineMark.tsx';
export { BankPicker, type BankPickerProps } from './BankPicker/BankPicker.tsx';
export { type Credentials, LoginPanel, type LoginPanelProps } from './LoginPanel/LoginPanel.tsx';
export {
  type NewPassword,
  NewPasswordPanel,
  type NewPasswordPanelProps,
} from './NewPasswordPanel/NewPasswordPanel.tsx';
export {
  type PasskeyAddResult,
  PasskeysPanel,
  type PasskeysPanelProps,
  type PasskeysState,
} from './PasskeysPanel/PasskeysPanel.tsx';
export {
  ProfilePanel,
  type ProfilePanelProps,
  type ProfileState,
} from './ProfilePanel/ProfilePanel.tsx';
export type { ProfileLine } from './ProfilePanel/ProfileSettings.tsx';
export { StopNotice, type StopNoticeProps } from './StopNotice/StopNotice.tsx';
export { type OtpActions, OtpStep, type OtpStepProps } from './OtpStep/OtpStep.tsx';
export {
  type RegisterActions,
  type RegisterOffer,
  RegisterPanel,
  type RegisterPanelProps,
} from './RegisterPanel/RegisterPanel.tsx';
export type { RegisterLine, RegisterLineState } from './RegisterPanel/RegisterLine.tsx';
export type { UsernameCheck } from './RegisterPanel/RegisterUsername.tsx';
