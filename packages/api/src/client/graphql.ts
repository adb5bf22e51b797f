import * as v from 'valibot';
import type { Operation } from './client.ts';
import { resultOf } from './fromWire/envelope.ts';
import { type Send, parseJson } from './wire.ts';

/** The text of a GraphQL operation that knows what it takes and what it gives. */
export type GraphqlDocument<Result, Variables> = string & {
  readonly ' types'?: (variables: Variables) => Result;
};

/** One GraphQL operation and how its `data` is read; the rest as in `Operation`. */
export interface GraphqlCall<Variables extends object, Read> extends Omit<
  Operation<Read>,
  'send' | 'reads'
> {
  /** Address of the auth host; `/graphql` is added. */
  readonly authUrl: string;
  readonly document: GraphqlDocument<unknown, Variables>;
  /** A function is asked each time that the call goes out: between two times a session may have ended. */
  readonly variables: Variables | (() => Variables);
  readonly reads: v.GenericSchema<unknown, Read>;
  /** Reaches the API even where the page goes elsewhere meanwhile; nobody may be left to read the reply. @default false */
  readonly keepalive?: boolean;
}

/** A GraphQL operation as one call of the client, so that session, refresh, time limit and errors are the same. */
export function graphqlOperation<Variables extends object, Read>({
  authUrl,
  document: query,
  variables,
  reads,
  keepalive = false,
  ...rest
}: GraphqlCall<Variables, Read>): Operation<Read> {
  const send: Send = async (wire, init) => {
    const given = typeof variables === 'function' ? variables() : variables;
    const request = { ...init, baseUrl: authUrl, body: { query, variables: given }, keepalive };
    // GraphQL has a description of its own: this one path is not in that of the REST calls.
    const post = wire.POST as unknown as (path: string, sent: object) => ReturnType<Send>;
    const { data, error, response } = await post('/graphql', request);
    return { data: envelopeOf(parseJson(data ?? error)), response };
  };
  return { ...rest, send, reads: resultOf(reads) };
}

const refusal = v.object({
  message: v.optional(v.string()),
  extensions: v.optional(v.object({ code: v.optional(v.unknown()) })),
});
const response = v.object({
  data: v.optional(v.unknown()),
  errors: v.optional(v.array(refusal)),
});

/** Which error of several decides what happens: a lost session first, then a service that is down. */
const WEIGHTY = [7003, 7002, 9998];

/** What GraphQL answers in the envelope of the other calls; anything else, a proxy's page too, as it is. */
function envelopeOf(body: unknown): unknown {
  const parsed = v.safeParse(response, body);
  if (!parsed.success) return body;
  const { data, errors = [] } = parsed.output;
  if (errors.length === 0) return data ? { code: 0, result: data } : body;
  const codes = errors.map(({ extensions }) => extensions?.code);
  const at = WEIGHTY.map((code) => codes.indexOf(code)).find((index) => index >= 0) ?? 0;
  return { code: codes[at], messages: errors[at]?.message };
}
