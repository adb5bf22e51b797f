import { type Operation, type Schema, description } from './description.ts';
import { branchesOf, flat } from './schema.ts';

/** A code of a reply, with the schema that lists it. */
export interface DocumentedCode {
  readonly code: number;
  /** Name of the schema, e.g. `WithdrawErrorCode`. */
  readonly schema: string;
}

/** The codes of section 8, and additional ones, that the replies of an operation may contain. */
export function documentedCodes(operation: Operation): readonly DocumentedCode[] {
  const names = Object.values(operation.replies).flatMap(({ content }) =>
    Object.values(content).flatMap(({ schema }) => codeSchemas(schema)),
  );
  return [...new Set(names)].flatMap((name) =>
    codesOf(name).map((code) => ({ code, schema: name })),
  );
}

/** Names of the schemas of `code` in a reply. */
function codeSchemas(reply: Schema): readonly string[] {
  return branchesOf(flat(reply)).flatMap(({ properties }) => {
    const text = JSON.stringify(properties?.['code'] ?? null);
    return [...text.matchAll(/#\/components\/schemas\/(\w+ErrorCode)/g)].map(
      ([, name = '']) => name,
    );
  });
}

function codesOf(name: string): readonly number[] {
  const schema = description.components['schemas']?.[name] as Schema | undefined;
  const codes = schema?.['enum'];
  return Array.isArray(codes) ? (codes as number[]) : [];
}
