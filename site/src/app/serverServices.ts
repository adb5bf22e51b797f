import { type MemberApi, createMemberApi } from '@brand/api';
import type { AccountApi } from '@brand/api/account';
import type { Session } from '@brand/domain';
import type { Operator } from '@brand/operator';
import { MEMBER_PLACEHOLDER } from '../member/publicQueries.ts';
import type { Services } from '../member/services.ts';
import { type ServerClock, createServerClock } from '../platform/clock/serverClock.ts';
import { createQueryClient } from '../platform/query/queryClient.ts';

/** A placeholder for every member. A view that contains it would expose a member's data to everyone. */
const UNKNOWN_MEMBER: Session = {
  accessToken: 'unknown-member',
  refreshToken: 'unknown-member',
  username: 'unknown-member-name',
  userId: MEMBER_PLACEHOLDER,
  bankGroup: null,
  groupId: null,
};

/** The member API without a session, and its clock. */
export interface PublicApi {
  readonly api: MemberApi;
  readonly clock: ServerClock;
}

const apis = new WeakMap<Operator, PublicApi>();

/** The API of an operator for calls without a session. One for each version of the operator's settings. */
export function publicApi(operator: Operator): PublicApi {
  const known = apis.get(operator);
  if (known) return known;
  const clock = createServerClock();
  const api = createMemberApi({
    baseUrl: operator.hosts.api,
    languageOf: (locale) => operator.apiLanguageOf[locale] ?? locale,
    session: { read: () => null, write: () => undefined },
    locks: null,
    onServerDate: clock.learn,
  });
  apis.set(operator, { api, clock });
  return { api, clock };
}

/** Services for rendering: they request nothing and never change. */
export function serverServices(operator: Operator, isMember: boolean): Services {
  const still = () => () => undefined;
  const read = () => (isMember ? UNKNOWN_MEMBER : null);
  const session = {
    read,
    known: read,
    write: () => undefined,
    lastEnd: () => null,
    beganHere: () => false,
    isStored: () => true,
    subscribe: still,
  };
  const { api, clock } = publicApi(operator);
  return {
    operator,
    clock,
    session,
    sessionCheck: {
      read: () => false,
      subscribe: still,
      ask: () => undefined,
      learn: () => undefined,
      prepare: async () => undefined,
    },
    queries: createQueryClient(),
    api,
    operatorFile: async () => new Promise<string>(() => undefined),
    account: async () => new Promise<AccountApi>(() => undefined),
  };
}
