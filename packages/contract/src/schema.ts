import { type Schema, follow } from './description.ts';

/** The part of JSON schema that the description uses, references followed and `allOf` put together. */
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
  /** Most decimals of a number, which `multipleOf` cannot say of a float. */
  readonly 'x-decimals'?: number;
  /** What a text or number is the id of. */
  readonly 'x-id-of'?: IdOf;
  readonly 'x-inferred'?: boolean;
}

/** What an id is the id of; by the `action` of the query where that decides. */
export type IdOf = string | Readonly<Record<string, string>>;

/** A schema with its references followed and its `allOf` put together; the schema's own words win. */
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

/** The types that a schema allows; what it does not say is told by its other words. */
export function typesOf(schema: FlatSchema): readonly string[] {
  if (typeof schema.type === 'string') return [schema.type];
  if (schema.type) return schema.type;
  if (schema.properties) return ['object'];
  if (schema.items) return ['array'];
  return [];
}

/** The JSON type of a value; a whole number is a `number` like any other. */
export function jsonTypeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** Whether a schema allows values of the type that this one has. */
export function allowsTypeOf(schema: FlatSchema, value: unknown): boolean {
  const type = jsonTypeOf(value);
  return typesOf(schema).some((each) => each === type || (each === 'integer' && type === 'number'));
}

/** The schemas of which a value has to be one; the schema itself where it offers no choice. */
export function branchesOf(schema: FlatSchema): readonly FlatSchema[] {
  const { anyOf, oneOf, ...own } = schema;
  const choices = anyOf ?? oneOf;
  if (!choices) return [own];
  return choices.flatMap((choice) => branchesOf(merge(own, flat(choice))));
}
