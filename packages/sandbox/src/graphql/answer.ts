import { readFileSync } from 'node:fs';
import {
  type DocumentNode,
  GraphQLError,
  buildSchema,
  execute,
  parse,
  specifiedRules,
  MaxIntrospectionDepthRule,
  validate,
} from 'graphql';
import { LIMITS, passedLimit } from './limits.ts';
import { type WireError, formatError, wireError } from './refusals.ts';
import { type GraphqlContext, resolvers } from './resolvers.ts';

/** One operation of a request. */
export interface GraphqlRequest {
  query: string;
  variables: Readonly<Record<string, unknown>>;
  operationName: string | undefined;
}

/** The reply. Without `data` nothing was executed. */
export interface GraphqlAnswer {
  data?: unknown;
  errors?: readonly WireError[];
}

const SDL = new URL('../../../../openapi/member-auth.graphql', import.meta.url);
const schema = buildSchema(readFileSync(SDL, 'utf8'));
const rules = [...new Set([...specifiedRules, MaxIntrospectionDepthRule])];

/** Answers one request: first the cheap checks, then GraphQL validation, then execution. */
export async function answer(
  { query, variables, operationName }: GraphqlRequest,
  contextValue: GraphqlContext,
  onError: (error: Error) => void,
): Promise<GraphqlAnswer> {
  const document = parsed(query);
  if (!('kind' in document)) return { errors: [document] };
  const passed = passedLimit(document, variables);
  if (passed) {
    const sentence = `the document passes the limit of ${LIMITS[passed]} for its ${passed}`;
    return { errors: [wireError(sentence, 4000, 'query')] };
  }
  const faults = validate(schema, document, rules, { maxErrors: 5 });
  if (faults.length > 0) return { errors: faults.map((fault) => formatError(fault, onError)) };
  const { data, errors } = await execute({
    schema,
    document,
    rootValue: resolvers,
    contextValue,
    variableValues: variables,
    operationName,
  });
  return {
    ...(data !== undefined && { data }),
    ...(errors && { errors: errors.map((error) => formatError(error, onError)) }),
  };
}

function parsed(query: string): DocumentNode | WireError {
  try {
    return parse(query, { maxTokens: LIMITS.tokens });
  } catch (error) {
    if (error instanceof GraphQLError) return formatError(error, () => {});
    throw error;
  }
}
