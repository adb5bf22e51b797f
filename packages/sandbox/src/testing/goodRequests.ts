import { type Operation, type WireRequest, examplesOf } from '@brand/contract';

/**
 * By operation id: a request that the member demo may send at any time, with the reply 200. Only for operations whose
 * first example in the contract does not work, because it uses an id that the seeded sandbox does not have.
 */
const requests: Readonly<Record<string, WireRequest>> = {
  tournamentDetail: { query: { id: 'slot-month-2026-01-01' } },
  ...Object.fromEntries(
    [
      'withdrawRequest',
      'voidWithdraw',
      'transferRequest',
      'voidTransfer',
      'affWithdrawRequest',
      'voidAffWithdraw',
    ].map((id) => [id, { path: { key: 'a-key-of-nothing' } }]),
  ),
  withdrawal: { path: { ref: 'W26011400001' } },
  cancelWithdrawal: { path: { ref: 'W26011400001' } },
  login: { body: { username: 'demo', password: 'demo1234' } },
  lineAuthorize: { query: { username: 'demo' } },
  lineCheck: { query: { username: 'demo' } },
  launch: { body: { client: 'MB', game_code: 'durian-riot', lang: 'th' } },
  demoLaunch: { body: { client: 'MB', game_code: 'durian-riot', lang: 'th' } },
};

/** A request that the sandbox answers with 200 for the member demo. */
export function goodRequest({ id }: Operation): WireRequest {
  const example = examplesOf(id).find(({ place }) => place === 'request');
  return requests[id] ?? (example ? { body: example.value } : {});
}
