import type { Host } from '../description.ts';

/** A call of section 7 of the specification, with its exact method and path. */
export interface SpecifiedCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly host: Host;
}

const api = (method: 'GET' | 'POST', path: string): SpecifiedCall => ({
  method,
  path,
  host: 'api',
});

/** Every REST call of the table in section 7, in order. `{launch path}` is part of the game. */
export const specifiedCalls: readonly SpecifiedCall[] = [
  api('POST', '/api/v1/member/credit'),
  api('POST', '/api/v1/member/data/profile'),
  api('POST', '/api/v1/member/data/check-is-upgrade'),
  api('POST', '/api/v1/member/data/update-is-upgrade'),
  api('POST', '/api/v3/member/game/categorys'),
  api('POST', '/api/v3/member/game/lists'),
  api('POST', '/api/v3/member/game/launch'),
  api('POST', '/api/v1/member/withdraw'),
  api('GET', '/api/v1/member/getMinWithdraw'),
  api('POST', '/api/v1/member/data/dataHistory'),
  api('GET', '/api/v1/member/payment/payment'),
  api('GET', '/api/v1/member/payment/truewallet'),
  api('POST', '/api/v1/member/payment/transfer'),
  api('GET', '/api/v3/member/getPromotion'),
  api('GET', '/api/promotion/list'),
  api('GET', '/api/v3/member/getLineContact'),
  api('GET', '/api/v3/member/updateData'),
  api('POST', '/api/aff/getDetailLeader'),
  api('POST', '/api/aff/memberList'),
  api('POST', '/api/aff/transaction'),
  api('POST', '/api/aff/withdraw'),
  api('POST', '/api/aff/reportTransaction'),
  api('POST', '/api/aff/reportDetailTransaction'),
  api('POST', '/refreshtoken/true'),
  { method: 'GET', path: '/api/authorize', host: 'line' },
  { method: 'GET', path: '/api/check', host: 'line' },
  { method: 'GET', path: '/deposit/check-deposit-promotion', host: 'reward' },
  api('GET', '/'),
];

/** The actions of the payment call in section 7. */
export const specifiedActions: readonly string[] = ['get_qr', 'is_deposit'];

/** The GraphQL fields of section 7 with their arguments. */
export const specifiedFields: Readonly<Record<string, readonly string[]>> = {
  lists: [
    'groupID',
    'type',
    'search',
    'category',
    'hot',
    'gameNew',
    'freespin',
    'limit',
    'categoryName',
    'handle',
    'userID',
    'favourite',
    'recent',
    'favouriteAndRecentFocus',
    'sort',
  ],
  categorys: ['groupID', 'type', 'handle', 'userID'],
  getFavouriteAndRecent: ['userID', 'groupID'],
  getNotifys: ['groupID', 'groupCustomer'],
  getNotify: [],
  addFavourite: ['userID', 'gameID'],
  addRecent: ['userID', 'gameID'],
};
