import { type Media, type Operation, type Schema, operations } from './description.ts';

/** An example of the description. */
export interface Example {
  /** Id of its operation. */
  readonly id: string;
  /** `request`, or the HTTP status of the reply. */
  readonly place: string;
  readonly name: string;
  readonly schema: Schema;
  readonly value: unknown;
}

/** Every example of the description, in order. */
export const examples: readonly Example[] = operations.flatMap(examplesIn);

/** The examples of one operation: its requests, then its replies by status. */
export function examplesOf(operationId: string): readonly Example[] {
  return examples.filter(({ id }) => id === operationId);
}

function examplesIn({ id, requestBody, replies }: Operation): Example[] {
  const places: readonly (readonly [string, Readonly<Record<string, Media>>])[] = [
    ['request', requestBody?.content ?? {}],
    ...Object.entries(replies).map(([status, { content }]) => [status, content] as const),
  ];
  return places.flatMap(([place, content]) =>
    Object.values(content).flatMap(({ schema, examples: named = {} }) =>
      Object.entries(named).map(([name, { value }]) => ({ id, place, name, schema, value })),
    ),
  );
}
