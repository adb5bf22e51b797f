import {
  type Operation,
  type Parameter,
  type Schema,
  countingParameters,
  idKindOf,
  isRequired,
} from './description.ts';
import { allowsTypeOf, branchesOf, flat } from './schema.ts';

/** Ids by kind (`x-id-of` in the description), collected from replies. */
export type Facts = Readonly<Record<string, readonly unknown[]>>;

/** Collects the ids of a reply that the contract marks. */
export function factsIn({ replies }: Operation, status: number, body: unknown): Facts {
  const found: Record<string, unknown[]> = {};
  for (const { schema } of Object.values(replies[status]?.content ?? {})) {
    collect(schema, body, found);
  }
  return found;
}

/** Merges facts without duplicates. */
export function allFacts(...parts: readonly Facts[]): Facts {
  const kinds = new Set(parts.flatMap((part) => Object.keys(part)));
  return Object.fromEntries(
    [...kinds].map((kind) => [kind, [...new Set(parts.flatMap((part) => part[kind] ?? []))]]),
  );
}

/** The kinds of ids in the requests of an operation. */
export function idKindsOf({ parameters, requestBody }: Operation): readonly string[] {
  const inBody = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => kindsIn(schema));
  return [...new Set([...parameters.flatMap(kindsOf), ...inBody])];
}

/** The kinds of ids that a request requires; depends on the `action` if the operation has one. */
export function neededKinds(operation: Operation, action?: string): readonly string[] {
  const inQuery = countingParameters(operation, action)
    .filter((parameter) => isRequired(parameter, action))
    .map((parameter) => idKindOf(parameter, action));
  const inBody = Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) =>
    neededIn(schema),
  );
  return [...new Set([...inQuery, ...inBody])].filter((kind) => kind !== undefined);
}

function neededIn(schema: Schema): readonly string[] {
  const [branch = {}] = branchesOf(flat(schema));
  const kind = branch['x-id-of'];
  return [
    ...(typeof kind === 'string' ? [kind] : []),
    ...(branch.items && (branch.minItems ?? 0) > 0 ? neededIn(branch.items) : []),
    ...(branch.required ?? []).flatMap((name) => neededIn(branch.properties?.[name] ?? {})),
  ];
}

function kindsOf(parameter: Parameter): readonly string[] {
  const kind = parameter['x-id-of'] ?? [];
  return typeof kind === 'string' ? [kind] : Object.values(kind);
}

function kindsIn(schema: Schema): readonly string[] {
  return branchesOf(flat(schema)).flatMap((branch) => {
    const kind = branch['x-id-of'];
    return [
      ...(typeof kind === 'string' ? [kind] : []),
      ...(branch.items ? kindsIn(branch.items) : []),
      ...Object.values(branch.properties ?? {}).flatMap(kindsIn),
    ];
  });
}

function collect(schema: Schema, value: unknown, found: Record<string, unknown[]>): void {
  for (const branch of branchesOf(flat(schema))) {
    if (!allowsTypeOf(branch, value) || value === null) continue;
    const kind = branch['x-id-of'];
    if (typeof kind === 'string') (found[kind] ??= []).push(value);
    if (Array.isArray(value) && branch.items) {
      for (const item of value) collect(branch.items, item, found);
    } else if (typeof value === 'object') {
      const fields = value as Readonly<Record<string, unknown>>;
      for (const [name, each] of Object.entries(branch.properties ?? {})) {
        if (Object.hasOwn(fields, name)) collect(each, fields[name], found);
      }
    }
  }
}
