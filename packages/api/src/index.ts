export { ApiError, type ApiErrorDetails, type ApiErrorKind } from './client/ApiError.ts';
export type { SessionEnd, SessionStore } from './client/SessionStore.ts';
export { CALL_LIMIT_MS } from './client/callLimit.ts';
export { lateCode } from './client/lateCode.ts';
export {
  type ApiClient,
  type ApiClientOptions,
  type CallOptions,
  type MoneyCallOptions,
} from './client/client.ts';
export type { GamePage } from './games/fromWire/game.ts';
export {
  type GamesQuery,
  type MemberApi,
  type MemberApiOptions,
  createMemberApi,
} from './memberApi.ts';
export type { Locks } from './client/locks.ts';
