import * as v from 'valibot';
import type { Operation } from './client.ts';
import { resultOf } from './fromWire/envelope.ts';
import { type Send, parseJson } from './wire.ts';

/** The text of a GraphQL operation, typed with its variables and result. */
export type GraphqlDocument<Result, Variables> = string & {
  readonly ' types'?: (variables: Variables) => Result;
};

/** One GraphQL operation and the parser of its `data`; the rest as in `Operation`. */
export interface GraphqlCall<Variables extends object, Read> extends Omit<
  Operation<Read>,
  'send' | 'reads'
> {
  /** Address of the auth host; `/graphql` is appended. */
  readonly authUrl: string;
  readonly document: GraphqlDocument<unknown, Variables>;
  /** A function is called for each request, because the session may have ended before a retry. */
  readonly variables: Variables | (() => Variables);
  readonly reads: v.GenericSchema<unknown, Read>;
  /** The request continues if the page is left; the reply may then be ignored. @default false */
  readonly keepalive?: boolean;
}

/** A GraphQL operation as a client call, so that session, refresh, timeout and errors work the same way. */
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
    // GraphQL has its own schema: this path is not part of the REST description.
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

/** Which of several errors decides: a lost session first, then a service in maintenance. */
const WEIGHTY = [7003, 7002, 9998];

/** Converts a GraphQL reply to the envelope of the other calls. Other content, such as a proxy page, is unchanged. */
function envelopeOf(body: unknown): unknown {
  const parsed = v.safeParse(response, body);
  if (!parsed.success) return body;
  const { data, errors = [] } = parsed.output;
  if (errors.length === 0) return data ? { code: 0, result: data } : body;
  const codes = errors.map(({ extensions }) => extensions?.code);
  const at = WEIGHTY.map((code) => codes.indexOf(code)).find((index) => index >= 0) ?? 0;
  return { code: codes[at], messages: errors[at]?.message };
}
