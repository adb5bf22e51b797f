import { randomUUID } from 'node:crypto';
import { type Operation, operations } from '../description.ts';
import { type SendableRequest, leastRequest } from '../generate/requests.ts';
import type { Incoming } from './exchange.ts';
import type { Fault } from './faultKinds.ts';
import { isReading, missing, noIds, notInvalid } from './readingCalls.ts';
import { type Walk, codeOf, hostOf } from './walk.ts';

const CHECK = 'a valid request';

/** Calls that are never made, even with `--write`, because they affect others or cannot be undone, and the reasons. */
const neverMade: Readonly<Record<string, string>> = {
  login: 'needs a password, and wrong passwords lock the account',
  transfer: 'would report a transfer that was not made',
  setDepositLimit: 'would bind the member for a day',
  cancelWithdrawal: 'would cancel a withdrawal of the member',
  startBreak: 'would lock the member out for a day',
  renamePasskey: 'would rename a passkey of the member',
  removePasskey: 'would remove a passkey of the member',
  passkeyLogin: 'needs a device, and wrong signatures lock the address',
};

/** Calls with their own order or sequence. */
const inTheirPlace = new Set(['payment', 'withdraw', 'refresh', 'logout']);

/** With `--write`: every call with side effects. Money calls use the minimum amount, and logout is last. */
export async function writingCalls(walk: Walk): Promise<void> {
  const writing = operations.filter(
    (operation) => !isReading(operation) || operation.effect === 'money',
  );
  for (const operation of writing) {
    if (hostOf(operation, walk.options) === null) continue;
    // With --login it was the first call.
    if (operation.id === 'login' && walk.hasAsked(operation)) continue;
    if (!walk.options.write) walk.skip(operation, CHECK, 'has side effects; needs --write');
    else if (!inTheirPlace.has(operation.id)) await writeOnce(walk, operation);
  }
  if (!walk.options.write) return;
  await withOperation('payment', (operation) => depositQr(walk, operation));
  await withOperation('withdraw', (operation) => withdrawal(walk, operation));
  await withOperation('refresh', (operation) => refresh(walk, operation));
  await withOperation('logout', async (operation) => {
    await walk.ask(operation, {
      check: 'logout',
      request: leastRequest(operation),
    });
  });
}

async function writeOnce(walk: Walk, operation: Operation): Promise<void> {
  const never = operation.feature === 'join' ? 'would contact a stranger' : neverMade[operation.id];
  if (never !== undefined) return walk.skip(operation, CHECK, never);
  const kinds = missing(walk, operation);
  if (kinds.length > 0) return walk.skip(operation, CHECK, noIds(kinds));
  const request = leastRequest(operation, walk.facts());
  if (takesKey(operation)) await twice(walk, operation, request);
  else await walk.ask(operation, { check: CHECK, request, expect: notInvalid });
}

function takesKey({ parameters }: Operation): boolean {
  return parameters.some(({ name }) => name === 'Idempotency-Key');
}

/** Sends a request twice with one key: the second reply must equal the first. */
async function twice(
  walk: Walk,
  operation: Operation,
  request: SendableRequest,
  key = `conformance-${randomUUID()}`,
): Promise<Incoming | null> {
  const headers = { ...request.headers, 'Idempotency-Key': key };
  const first = await walk.ask(operation, {
    check: 'the minimum amount, with an idempotency key',
    request: { ...request, headers },
    expect: notInvalid,
  });
  if (!first) return null;
  await walk.ask(operation, {
    check: 'the same request with the same key',
    request: { ...request, headers },
    expect: ({ body }) => sameAs(first.body, body),
  });
  return first;
}

function sameAs(first: unknown, second: unknown): readonly Fault[] {
  return JSON.stringify(first) === JSON.stringify(second)
    ? []
    : [
        {
          kind: 'repeated',
          path: '/',
          problem: 'differs from the first reply, despite the same idempotency key',
        },
      ];
}

interface Channels {
  readonly result: readonly { readonly id: string; readonly min_deposit?: number | null }[];
}

/** Requests the minimum QR of the first channel, polls it, and cancels it. */
async function depositQr(walk: Walk, operation: Operation): Promise<void> {
  const channels = walk.replyOf(operation.id) as Channels | undefined;
  const [channel] = channels?.result ?? [];
  if (!channel) return walk.skip(operation, 'a QR of the minimum amount', 'there is no QR channel');
  const amount = String(channel.min_deposit ?? 250);
  const asked = { action: 'get_qr', id: channel.id, amount, type: 'payment' };
  const request = { query: Object.entries(asked), headers: {}, text: undefined };
  const qr = await twice(walk, operation, request);
  if (!qr || codeOf(qr.body) !== 0) return;
  const { result, token, x_debug_key } = qr.body as {
    readonly result: { readonly id: string };
    readonly token: string;
    readonly x_debug_key: string;
  };
  for (const [action, check] of [
    ['is_deposit', 'the status of that QR'],
    ['cancel', 'cancelling that QR'],
  ] as const) {
    const ticket = { action, id: result.id, token, x_debug_key };
    const asks = { query: Object.entries(ticket), headers: {}, text: undefined };
    await walk.ask(operation, { check, request: asks, expect: notInvalid });
  }
}

async function withdrawal(walk: Walk, operation: Operation): Promise<void> {
  const terms = walk.replyOf('getMinWithdraw') as { readonly min?: number } | undefined;
  if (terms?.min === undefined) {
    return walk.skip(operation, 'the minimum amount', 'the minimum amount is unknown');
  }
  const text = JSON.stringify({ balance: terms.min });
  const key = `conformance-${randomUUID()}`;
  await twice(walk, operation, { query: [], headers: {}, text }, key);
  await withOperation('withdrawRequest', (query) => requestByKey(walk, query, key));
}

/** What became of the withdrawal, by its key. */
async function requestByKey(walk: Walk, operation: Operation, key: string): Promise<void> {
  const expected = codeOf(walk.replyOf('withdraw')) === 0 ? 'made' : 'refused';
  await walk.ask(operation, {
    check: 'that withdrawal, by its key',
    request: { path: { key }, query: [], headers: {}, text: undefined },
    expect({ body }) {
      const { result } = body as { readonly result?: { readonly status?: unknown } };
      return result?.status === expected
        ? []
        : [
            {
              kind: 'outcome',
              path: '/result/status',
              problem: `is ${String(result?.status)}, expected ${expected}`,
            },
          ];
    },
  });
}

async function refresh(walk: Walk, operation: Operation): Promise<void> {
  if (walk.options.refreshToken === null) {
    return walk.skip(operation, 'a token refresh', 'no --refresh-token');
  }
  const first = await twice(walk, operation, { query: [], headers: {}, text: undefined });
  const pair = first?.body as { readonly access_token?: string } | undefined;
  if (pair?.access_token) walk.useToken(pair.access_token);
}

async function withOperation(id: string, work: (operation: Operation) => Promise<void>) {
  const operation = operations.find((each) => each.id === id);
  if (operation) await work(operation);
}
