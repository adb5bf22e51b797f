import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { Refusal } from '../http/refusal.ts';

/** One error of a GraphQL reply: `extensions.code` is a code of section 8. */
export type WireError = GraphQLFormattedError;

/** An error before execution. */
export function wireError(message: string, code: number, field?: string): WireError {
  return { message, extensions: { code, ...(field !== undefined && { field }) } };
}

/** A refusal of the REST side as a GraphQL error. */
export function refusedError({ body }: Refusal): WireError {
  const { code, messages, field } = body;
  const message = typeof messages === 'string' ? messages : 'refused';
  return wireError(message, code, typeof field === 'string' ? field : undefined);
}

/** An error during execution. Unexpected errors go to `onError` and reveal no details to the client. */
export function formatError(error: GraphQLError, onError: (error: Error) => void): WireError {
  const { originalError } = error;
  const place = {
    ...(error.locations && { locations: error.locations }),
    ...(error.path && { path: error.path }),
  };
  if (originalError instanceof Refusal) return { ...refusedError(originalError), ...place };
  // A library error is about the request: an invalid variable or an unknown operation.
  if (!originalError || originalError instanceof GraphQLError) {
    const [, variable] = /^Variable "\$(\w+)"/.exec(error.message) ?? [];
    const field = variable === undefined ? 'query' : `variables.${variable}`;
    return { ...wireError(error.message, 4000, field), ...place };
  }
  onError(originalError);
  return { ...wireError('service unavailable', 9998), ...place };
}
