import {
  type IntrospectionQuery,
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
} from 'graphql';
import { readSdl } from '../coverage/sdl.ts';
import { type Incoming, exchange, noReply } from './exchange.ts';
import type { Fault } from './faultKinds.ts';
import { headerProblems } from './replyChecks.ts';
import { schemaDeviations } from './schemaChanges.ts';
import { type Walk, blank } from './walk.ts';

const CALL = { method: 'POST', path: '/graphql' } as const;

interface GraphqlReply {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly extensions?: { readonly code?: unknown } }[];
}

/** Queries the GraphQL schema of the auth host and compares it with the SDL of the contract. */
export async function graphqlCalls(walk: Walk): Promise<void> {
  const sdl = readSdl();
  if (walk.options.authUrl === null) {
    const reason = 'no --auth-url';
    return walk.note({ ...blank(CALL, 'every check'), outcome: 'skipped', reason });
  }
  if (sdl === '') return;
  await ask(walk, 'introspection', getIntrospectionQuery(), walk.options.token, (reply) => {
    const { data } = reply.body as GraphqlReply;
    if (!data?.['__schema']) {
      return [
        {
          kind: 'graphql',
          path: '/data',
          problem: 'has no schema; this check needs introspection',
        },
      ];
    }
    const found = buildClientSchema(data as unknown as IntrospectionQuery);
    return schemaDeviations(buildSchema(sdl), found).map((each) => ({ kind: 'graphql', ...each }));
  });
  await ask(walk, 'an invalid token', '{ __typename }', 'conformance-wrong-token', (reply) => {
    const code = (reply.body as GraphqlReply).errors?.[0]?.extensions?.code;
    return code === 7002 || code === 7003
      ? []
      : [{ kind: 'tokenCode', path: '/errors/0/extensions/code', problem: 'must be 7002 or 7003' }];
  });
  await ask(walk, 'an unknown field', '{ nothing }', walk.options.token, (reply) => {
    const code = (reply.body as GraphqlReply).errors?.[0]?.extensions?.code;
    return code === 4000
      ? []
      : [{ kind: 'acceptsInvalid', path: '/errors/0/extensions/code', problem: 'must be 4000' }];
  });
}

async function ask(
  { options, note }: Walk,
  check: string,
  query: string,
  token: string,
  expect: (reply: Incoming) => readonly Fault[],
): Promise<void> {
  const { authUrl, origin, timeoutMs } = options;
  const request = { query: [], headers: {}, text: JSON.stringify({ query }), token, origin };
  const url = `${authUrl}/graphql`;
  const reply = await exchange({ ...request, method: 'POST', url }, timeoutMs).catch(noReply);
  const finding = blank(CALL, check);
  if ('kind' in reply) return note({ ...finding, outcome: 'deviates', deviations: [reply] });
  const isObject = typeof reply.body === 'object' && reply.body !== null;
  const deviations = [
    ...(isObject
      ? expect(reply)
      : [{ kind: 'notJson', path: '/', problem: 'is not a JSON object' } as const]),
    ...headerProblems(reply, origin, Date.now()),
  ];
  const outcome = deviations.length > 0 ? 'deviates' : 'ok';
  return note({ ...finding, outcome, status: reply.status, deviations });
}
