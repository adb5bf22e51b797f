import type { Context as HonoContext, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as v from 'valibot';
import { optionalCaller } from '../auth/caller.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import { jsonBody } from '../http/validate.ts';
import type { GraphqlAnswer } from './answer.ts';

/** Path of GraphQL: `/graphql` on the auth host. */
const GRAPHQL_PATH = '/auth/graphql';

const variables = v.custom<Readonly<Record<string, unknown>>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);
const Request = v.object({
  query: v.pipe(v.string(), v.minLength(1), v.maxLength(16_000)),
  variables: v.optional(v.nullable(variables)),
  operationName: v.optional(v.nullable(v.string())),
});

/**
 * The auth host of section 7. The library and the schema are loaded with the first request, because most runs of a
 * sandbox do not use them.
 */
export function graphqlRoutes(app: Hono, context: Context, onError: (error: Error) => void): void {
  app.post(GRAPHQL_PATH, async (request) => {
    const library = Promise.all([import('./answer.ts'), import('./refusals.ts')]);
    try {
      const caller = optionalCaller(context, request);
      const { query, variables: given, operationName } = await jsonBody(request, Request);
      const sent = { query, variables: given ?? {}, operationName: operationName ?? undefined };
      const [{ answer }] = await library;
      return reply(request, await answer(sent, { context, caller }, onError));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const [, { refusedError }] = await library;
      return request.json({ errors: [refusedError(error)] }, error.status);
    }
  });

  app.all(GRAPHQL_PATH, (request) => {
    const refused = { message: 'send POST', extensions: { code: 4000 } };
    return request.json({ errors: [refused] }, 405, { Allow: 'POST' });
  });
}

/** HTTP 400 if nothing was executed; a refusal of one field is a normal reply. */
function reply(request: HonoContext, given: GraphqlAnswer): Response {
  const status: ContentfulStatusCode = 'data' in given ? 200 : 400;
  return request.json(given, status);
}
