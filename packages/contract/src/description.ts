import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Which of the operator's hosts a call goes to (`x-host` in the description; the API host where it is missing). */
export type Host = 'api' | 'line' | 'reward';

/** What a call does to the member: `read` nothing, `write` something, `money` moves money or orders that it moves. */
export type Effect = 'read' | 'write' | 'money';

/** A JSON schema of the description. */
export type Schema = Readonly<Record<string, unknown>>;

/** One kind of content with its named examples. */
export interface Media {
  readonly schema: Schema;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

/** A parameter in the query or the header. */
export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
  readonly description?: string;
  /** The actions with which it counts, where it does not always. */
  readonly 'x-used-with'?: readonly string[];
  /** The actions that cannot do without it; it counts with these only, besides those of `x-used-with`. */
  readonly 'x-required-with'?: readonly string[];
  /** What it is the id of; by action where that decides. */
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
  /** A single number is one in YAML. */
  readonly 'x-section': string | number;
  readonly 'x-feature'?: string;
  readonly 'x-effect': Effect;
  readonly 'x-effect-by-action'?: Readonly<Record<string, Effect>>;
  readonly 'x-inferred'?: boolean;
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

/** Where the bundled description stands. */
export const DESCRIPTION_FILE = new URL('../../../openapi/member-api.yaml', import.meta.url);

/** The whole description, as one file says it. */
export const description = parse(readFileSync(DESCRIPTION_FILE, 'utf8')) as Description;

/** A call that the contract describes, references to parameters and replies followed. */
export interface Operation {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly host: Host;
  readonly summary: string;
  /** More about it, in markdown. */
  readonly description: string | null;
  readonly tag: string;
  /** Section of the specification that it comes from. */
  readonly section: string;
  /** Part of the product that it serves. */
  readonly feature: string | null;
  /** The most that it may do. */
  readonly effect: Effect;
  /** What it does by the `action` of its query, `none` without one; empty where it always does the same. */
  readonly effectByAction: Readonly<Record<string, Effect>>;
  /** True for what the specification leaves out. */
  readonly inferred: boolean;
  /**
   * Whose token it takes: `public` needs none, `optional` says more to a member, `refresh` takes the refresh token and
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

/** Every operation of the description, in its order. */
export const operations: readonly Operation[] = Object.entries(description.paths).flatMap(
  ([path, item]) =>
    Object.entries(item)
      .filter(([method]) => method === 'get' || method === 'post')
      .map(([method, operation]) => readOperation(path, method as 'get' | 'post', operation)),
);

/** The operation that a method and path of a host name, or undefined. */
export function operationAt(
  method: string,
  path: string,
  host: Host = 'api',
): Operation | undefined {
  return operations.find(
    (each) => each.method === method && each.path === path && each.host === host,
  );
}

function readOperation(path: string, method: 'get' | 'post', operation: WireOperation): Operation {
  const { requestBody } = operation;
  return {
    id: operation.operationId,
    method: method === 'get' ? 'GET' : 'POST',
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
    access: accessOf(operation),
    parameters: (operation.parameters ?? []).map((each) => follow<Parameter>(each)),
    requestBody: requestBody
      ? { required: requestBody.required ?? false, content: requestBody.content }
      : null,
    replies: Object.fromEntries(
      Object.entries(operation.responses).map(([status, reply]) => [status, follow<Reply>(reply)]),
    ),
    pointer: `#/paths/${escapePointer(path)}/${method}`,
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

/** How the description calls a request without an `action`. */
const NO_ACTION = 'none';

/** The parameters of an operation that count with an `action`. */
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

/** Whether a parameter has to be there with an `action`. */
export function isRequired(parameter: Parameter, action: string | undefined): boolean {
  return parameter.required || (parameter['x-required-with'] ?? []).includes(action ?? NO_ACTION);
}

/** What a parameter is the id of, or undefined. */
export function idKindOf(parameter: Parameter, action: string | undefined): string | undefined {
  const kind = parameter['x-id-of'];
  return typeof kind === 'object' ? kind[action ?? NO_ACTION] : kind;
}

/** What a reference to a component stands for; anything else is itself. */
export function follow<Target extends object>(value: Target | Reference): Target {
  if (!('$ref' in value)) return value;
  const [, , kind = '', name = ''] = value.$ref.split('/');
  const target = description.components[kind]?.[name];
  if (target === undefined) throw new Error(`openapi/member-api.yaml has no ${value.$ref}`);
  return target as Target;
}

/** A key as one part of a JSON pointer. */
function escapePointer(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
