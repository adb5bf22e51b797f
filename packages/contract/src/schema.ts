import { type Schema, follow } from './description.ts';

/** The part of JSON Schema that the description uses, with resolved references and merged `allOf`. */
export interface FlatSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly description?: string;
  readonly default?: unknown;
  /** Maximum number of decimals, because `multipleOf` does not work with floats. */
  readonly 'x-decimals'?: number;
  /** The kind of id of a text or number. */
  readonly 'x-id-of'?: IdOf;
  readonly 'x-inferred'?: boolean;
}

/** The kind of an id, or the kind by `action` of the query. */
export type IdOf = string | Readonly<Record<string, string>>;

/** Resolves references and merges `allOf`; the schema's own keywords have priority. */
export function flat(schema: Schema): FlatSchema {
  const { $ref, allOf, ...own } = schema as Schema & { readonly allOf?: readonly Schema[] };
  const parts: FlatSchema[] = [
    ...(typeof $ref === 'string' ? [flat(follow<Schema>({ $ref }))] : []),
    ...(allOf ?? []).map(flat),
    own as FlatSchema,
  ];
  return parts.reduce(merge, {});
}

function merge(one: FlatSchema, other: FlatSchema): FlatSchema {
  const required = [...new Set([...(one.required ?? []), ...(other.required ?? [])])];
  const properties = { ...one.properties, ...other.properties };
  return {
    ...one,
    ...other,
    ...(required.length > 0 && { required }),
    ...(Object.keys(properties).length > 0 && { properties }),
  };
}

/** The types that a schema allows, inferred from other keywords if `type` is missing. */
export function typesOf(schema: FlatSchema): readonly string[] {
  if (typeof schema.type === 'string') return [schema.type];
  if (schema.type) return schema.type;
  if (schema.properties) return ['object'];
  if (schema.items) return ['array'];
  return [];
}

/** The JSON type of a value; integers are `number`. */
export function jsonTypeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** Whether a schema allows values of this value's type. */
export function allowsTypeOf(schema: FlatSchema, value: unknown): boolean {
  const type = jsonTypeOf(value);
  return typesOf(schema).some((each) => each === type || (each === 'integer' && type === 'number'));
}

/** The alternatives of a schema; the schema itself if it has none. */
export function branchesOf(schema: FlatSchema): readonly FlatSchema[] {
  const { anyOf, oneOf, ...own } = schema;
  const choices = anyOf ?? oneOf;
  if (!choices) return [own];
  return choices.flatMap((choice) => branchesOf(merge(own, flat(choice))));
}
