export { ApiError, type ApiErrorDetails, type ApiErrorKind } from './ApiError.ts';
export type { SessionEnd, SessionStore } from './SessionStore.ts';
export {
  type ApiClient,
  type ApiClientOptions,
  CALL_LIMIT_MS,
  type CallOptions,
  type MoneyCallOptions,
} from './client.ts';
export type { GamePage } from './fromWire/game.ts';
export {
  type GamesQuery,
  type MemberApi,
  type MemberApiOptions,
  createMemberApi,
} from './memberApi.ts';
export type { Locks } from './renewal.ts';
