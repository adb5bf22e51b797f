import type { FaultRequest } from './controlApi.ts';

/** A commonly used fault. */
export interface FaultPreset {
  title: string;
  explains: string;
  request: FaultRequest;
}

const PAYMENT = '/api/v1/member/payment/payment';
const WITHDRAW = '/api/v1/member/withdraw';

/** The most common faults. */
export const faultPresets: readonly FaultPreset[] = [
  {
    title: 'Bad 3G, everywhere',
    explains: 'Every call and picture takes about two seconds.',
    request: { path: '*', kind: 'slow3g' },
  },
  {
    title: 'Congested network',
    explains: 'Some calls are delayed by several seconds.',
    request: { path: '*', kind: 'congested', seed: 1 },
  },
  {
    title: 'A third of the calls fails',
    explains: 'The gateway answers 502, for the same calls every time.',
    request: { path: '/api/*', kind: 'status502', chance: 0.33, seed: 1 },
  },
  {
    title: 'Nobody answers',
    explains: 'Calls wait until the client aborts them.',
    request: { path: '/api/*', kind: 'timeout' },
  },
  {
    title: 'Withdrawal executed, reply lost',
    explains: 'Once: a retry must not pay out twice.',
    request: { path: WITHDRAW, kind: 'cutAfter', times: 1 },
  },
  {
    title: 'QR created, reply lost',
    explains: 'Once: a retry must not create a second QR.',
    request: { path: PAYMENT, method: 'GET', kind: 'cutAfter', times: 1 },
  },
  {
    title: 'Round played, reply lost',
    explains: 'Once: the game must show the round that was played.',
    request: { path: '/play/api/round', kind: 'cutAfter', times: 1 },
  },
  {
    title: 'Access token expires',
    explains: 'Once: one refresh, which is not visible to the member.',
    request: { path: '*', kind: 'expireToken' },
  },
  {
    title: 'Session ends',
    explains: 'Once: the member has to log in again.',
    request: { path: '*', kind: 'endSession' },
  },
  {
    title: 'Balance with wrong types',
    explains: 'The balance is sent as text; the client must not guess an amount.',
    request: { path: '/api/v1/member/credit', kind: 'wrongTypes', seed: 1 },
  },
  {
    title: 'Game list is broken JSON',
    explains: 'The lobby must show an error and offer a retry.',
    request: { path: '/api/v3/member/game/lists', kind: 'malformed' },
  },
  {
    title: 'No pictures',
    explains: 'The CDN does not answer; covers fall back to their titles.',
    request: { path: '/cdn/*', kind: 'cutBefore' },
  },
];
