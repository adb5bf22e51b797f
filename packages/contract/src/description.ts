import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { matchesPath } from './path.ts';

/** Host of a call (`x-host` in the description; the API host if it is missing). */
export type Host = 'api' | 'line' | 'reward';

/** HTTP methods of the contract. */
export type Method = 'GET' | 'POST' | 'DELETE';

const METHODS: Readonly<Record<string, Method>> = { get: 'GET', post: 'POST', delete: 'DELETE' };

/** Side effects of a call: `read` none, `write` changes data, `money` moves money or orders a payment. */
export type Effect = 'read' | 'write' | 'money';

/** A JSON schema of the description. */
export type Schema = Readonly<Record<string, unknown>>;

/** A content type with its schema and named examples. */
export interface Media {
  readonly schema: Schema;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

/** A parameter in the query, the header or the path. */
export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'header' | 'path';
  readonly required?: boolean;
  readonly schema: Schema;
  readonly description?: string;
  /** The actions that use it, if not all do. */
  readonly 'x-used-with'?: readonly string[];
  /** The actions that require it. Only these and those of `x-used-with` use it. */
  readonly 'x-required-with'?: readonly string[];
  /** The kind of its id, or the kind by action. */
  readonly 'x-id-of'?: string | Readonly<Record<string, string>>;
  readonly 'x-inferred'?: boolean;
}

/** A reply with one HTTP status. */
export interface Reply {
  readonly description: string;
  readonly content: Readonly<Record<string, Media>>;
}

interface Reference {
  readonly $ref: string;
}

interface WireOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  /** YAML parses a single section number as a number. */
  readonly 'x-section': string | number;
  readonly 'x-feature'?: string;
  readonly 'x-effect': Effect;
  readonly 'x-effect-by-action'?: Readonly<Record<string, Effect>>;
  readonly 'x-inferred'?: boolean;
  readonly 'x-optional'?: boolean;
  readonly 'x-host'?: Host;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: Readonly<Record<string, Media>>;
  };
  readonly responses: Readonly<Record<string, Reply | Reference>>;
}

interface Description {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, WireOperation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Path of the bundled description. */
export const DESCRIPTION_FILE = new URL('../../../openapi/member-api.yaml', import.meta.url);

/** The parsed description. */
export const description = parse(readFileSync(DESCRIPTION_FILE, 'utf8')) as Description;

/** An operation of the contract, with resolved references. */
export interface Operation {
  readonly id: string;
  readonly method: Method;
  /** With its parameters in braces, such as `/withdraw/{key}`. */
  readonly path: string;
  readonly host: Host;
  readonly summary: string;
  /** Details in markdown. */
  readonly description: string | null;
  readonly tag: string;
  /** Section of the specification. */
  readonly section: string;
  /** Feature of the product. */
  readonly feature: string | null;
  /** Its strongest side effect. */
  readonly effect: Effect;
  /** Side effects by `action` of the query, `none` without one; empty if they are always the same. */
  readonly effectByAction: Readonly<Record<string, Effect>>;
  /** True if it is not part of the specification. */
  readonly inferred: boolean;
  /** True if an API may leave it out (`x-optional`). */
  readonly optional: boolean;
  /**
   * Required token: `public` needs none, `optional` returns more for a member, `refresh` takes the refresh token and
   * `reward` the token of the reward service.
   */
  readonly access: 'public' | 'optional' | 'member' | 'refresh' | 'reward';
  readonly parameters: readonly Parameter[];
  readonly requestBody: { readonly required: boolean; readonly content: Reply['content'] } | null;
  /** By HTTP status. */
  readonly replies: Readonly<Record<string, Reply>>;
  /** JSON pointer of the operation in the description. */
  readonly pointer: string;
}

/** Every operation of the description, in order. */
export const operations: readonly Operation[] = Object.entries(description.paths).flatMap(
  ([path, item]) =>
    Object.entries(item).flatMap(([key, operation]) => {
      const method = METHODS[key];
      return method ? [readOperation(path, method, operation)] : [];
    }),
);

/** The operation with this method, path with or without values, and host; or undefined. */
export function operationAt(
  method: string,
  path: string,
  host: Host = 'api',
): Operation | undefined {
  return operations.find(
    (each) => each.method === method && each.host === host && matchesPath(each.path, path),
  );
}

function readOperation(path: string, method: Method, operation: WireOperation): Operation {
  const { requestBody } = operation;
  return {
    id: operation.operationId,
    method,
    path,
    host: operation['x-host'] ?? 'api',
    summary: operation.summary,
    description: operation.description ?? null,
    tag: operation.tags[0] ?? '',
    section: String(operation['x-section']),
    feature: operation['x-feature'] ?? null,
    effect: operation['x-effect'],
    effectByAction: operation['x-effect-by-action'] ?? {},
    inferred: operation['x-inferred'] ?? false,
    optional: operation['x-optional'] ?? false,
    access: accessOf(operation),
    parameters: (operation.parameters ?? []).map((each) => follow<Parameter>(each)),
    requestBody: requestBody
      ? { required: requestBody.required ?? false, content: requestBody.content }
      : null,
    replies: Object.fromEntries(
      Object.entries(operation.responses).map(([status, reply]) => [status, follow<Reply>(reply)]),
    ),
    pointer: `#/paths/${escapePointer(path)}/${method.toLowerCase()}`,
  };
}

function accessOf({ security }: WireOperation): Operation['access'] {
  if (security === undefined) return 'member';
  if (security.length === 0) return 'public';
  for (const other of ['refresh', 'reward'] as const) {
    if (security.some((scheme) => other in scheme)) return other;
  }
  return security.some((scheme) => Object.keys(scheme).length === 0) ? 'optional' : 'member';
}

/** Key for requests without an `action`. */
const NO_ACTION = 'none';

/** The parameters of an operation that are used with an `action`. */
export function countingParameters(
  { parameters }: Operation,
  action: string | undefined,
): readonly Parameter[] {
  return parameters.filter((parameter) => {
    const { 'x-used-with': used, 'x-required-with': required } = parameter;
    if (!used && !required) return true;
    return [...(used ?? []), ...(required ?? [])].includes(action ?? NO_ACTION);
  });
}

/** Whether a parameter is required with an `action`. */
export function isRequired(parameter: Parameter, action: string | undefined): boolean {
  return parameter.required || (parameter['x-required-with'] ?? []).includes(action ?? NO_ACTION);
}

/** The kind of id of a parameter, or undefined. */
export function idKindOf(parameter: Parameter, action: string | undefined): string | undefined {
  const kind = parameter['x-id-of'];
  return typeof kind === 'object' ? kind[action ?? NO_ACTION] : kind;
}

/** Resolves a reference to a component; other values are returned unchanged. */
export function follow<Target extends object>(value: Target | Reference): Target {
  if (!('$ref' in value)) return value;
  const [, , kind = '', name = ''] = value.$ref.split('/');
  const target = description.components[kind]?.[name];
  if (target === undefined) throw new Error(`openapi/member-api.yaml has no ${value.$ref}`);
  return target as Target;
}

/** Escapes a key for a JSON pointer. */
function escapePointer(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
