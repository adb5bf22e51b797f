import {
  type Facts,
  type Operation,
  type SendableRequest,
  allFacts,
  factsIn,
  operations,
  inWords,
  replyDeviations,
} from '@brand/contract';
import { openSession } from '../auth/sessions.ts';
import type { Sandbox } from '../createSandbox.ts';
import { pathOf } from './contract.ts';
import { goodRequest } from './goodRequests.ts';

/** A reply in a contract test. */
export interface ContractReply {
  status: number;
  body: { code: number; field?: unknown };
  /** Deviations from the contract. */
  deviations: string[];
}

/** Sends any request to the operation, with or without a token. */
export async function send(
  { api }: Pick<Sandbox, 'api'>,
  operation: Operation,
  { path: values = {}, query, headers, text }: SendableRequest,
  token: string | undefined,
): Promise<ContractReply> {
  const search = new URLSearchParams(query.map(([name, value]) => [name, value]));
  const path = `${pathOf(operation, { path: values })}${query.length > 0 ? `?${search}` : ''}`;
  const response = await api.request(path, {
    method: operation.method,
    headers: {
      ...(text !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(text !== undefined && operation.method === 'POST' && { body: text }),
  });
  const body = (await response.json()) as ContractReply['body'];
  const found = inWords(replyDeviations(operation, response.status, body));
  if (!response.headers.has('Date')) found.push('header.Date is missing');
  if (!response.headers.get('Content-Type')?.startsWith('application/json')) {
    found.push('header.Content-Type is not application/json');
  }
  return { status: response.status, body, deviations: found };
}

/** The token that an operation requires, from a new session; undefined if it requires none. */
export async function tokenFor(
  sandbox: Sandbox,
  operation: Operation,
  member: string,
): Promise<string | undefined> {
  if (operation.access === 'public') return undefined;
  const pair = openSession(sandbox.context, member);
  if (operation.access === 'refresh') return pair.refresh_token;
  if (operation.access !== 'reward') return pair.access_token;
  const response = await sandbox.api.request('/api/v3/member/getPromotion', {
    headers: { Authorization: `Bearer ${pair.access_token}` },
  });
  const { result } = (await response.json()) as { result: { reward_token: string } };
  return result.reward_token;
}

/** The ids in the replies of operations to a member, by kind. */
export async function factsFrom(
  sandbox: Sandbox,
  wanted: readonly Operation[],
  member: string,
): Promise<Facts> {
  const parts: Facts[] = [];
  for (const operation of wanted) {
    const { path, query = {}, headers = {}, body } = goodRequest(operation);
    const request = {
      ...(path && { path }),
      query: Object.entries(query),
      headers,
      text: body === undefined ? undefined : JSON.stringify(body),
    };
    const token = await tokenFor(sandbox, operation, member);
    const reply = await send(sandbox, operation, request, token);
    parts.push(factsIn(operation, reply.status, reply.body));
  }
  return allFacts(...parts);
}

/** The ids in the replies of a member’s read calls. */
export function factsOf(sandbox: Sandbox, member: string): Promise<Facts> {
  const reading = operations.filter(({ effect }) => effect === 'read');
  return factsFrom(sandbox, reading, member);
}
