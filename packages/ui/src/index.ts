/** The areas of the library, and what is of no area. */
export * from './account/index.ts';
export * from './affiliate/index.ts';
export * from './cashier/index.ts';
export * from './community/index.ts';
export * from './games/index.ts';
export { type OwnDates, setOwnDates } from './cashier/ownDates.ts';
export { now, setClock, watchClock } from './hooks/clock.ts';
export { ClockProvider, type ClockProviderProps } from './hooks/ClockProvider.ts';
export { type CountdownState, secondsUntil, useCountdown } from './hooks/useCountdown.ts';
export { type DragHandlers, useDragDismiss } from './hooks/useDragDismiss.ts';
export { useHydrated } from './hooks/useHydrated.ts';
export { useLock } from './hooks/useLock.ts';
export { useNear } from './hooks/useNear.ts';
export { useNow } from './hooks/useNow.ts';
export { useNowAt } from './hooks/useNowAt.ts';
export { useOverlayShown } from './hooks/useOverlayShown.ts';
export { usePageHidden } from './hooks/usePageHidden.ts';
export { usePausableTimeout } from './hooks/usePausableTimeout.ts';
export { useTimeout } from './hooks/useTimeout.ts';
export { useViewFocus } from './hooks/useViewFocus.ts';
export { wakeAt } from './hooks/wakeAt.ts';
export {
  type MessageId,
  type RichValues,
  type TextValues,
  useRichText,
  useText,
} from './messages/useText.ts';
export * from './notices/index.ts';
export * from './primitives/index.ts';
export { failureValues } from './private/failureValues.ts';
export type { OverlayProps } from './private/Overlay.tsx';
export * from './promotions/index.ts';
export * from './shell/index.ts';
export { vars } from './theme/contract.css.ts';
export { derive } from './theme/derive.ts';
export type { OperatorColours } from './theme/themeInput.ts';
