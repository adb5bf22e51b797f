import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {
  type Operation,
  type Schema,
  countingParameters,
  description,
  isRequired,
} from './description.ts';
import type { PathValues } from './path.ts';

/** A deviation from the contract. */
export interface Deviation {
  /** JSON pointer into the body, or `query.name`, `header.name`, `path.name`, `status`. */
  readonly path: string;
  /** Description of the problem. */
  readonly problem: string;
}

/** An HTTP request. */
export interface WireRequest {
  /** Decoded values of the query. */
  readonly query?: Readonly<Record<string, string>> | undefined;
  /** Header fields by lower-case name. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Decoded values of the path. */
  readonly path?: PathValues | undefined;
  /** Parsed JSON body; undefined if there is none. */
  readonly body?: unknown;
}

const JSON_TYPE = 'application/json';
const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: false });
// The package is CommonJS: in Node ESM its default export is the namespace.
addFormats.default(ajv);
// `multipleOf` cannot limit decimals, because a float is not an exact multiple of 0.01.
ajv.addKeyword({
  keyword: 'x-decimals',
  type: 'number',
  validate: (decimals: number, value: number) => Number(value.toFixed(decimals)) === value,
  error: { message: 'must have fewer decimals' },
});
ajv.addSchema({ $id: 'api', ...description });

/** Validator for any schema of the description, including references. */
export function validatorOf(schema: Schema): ValidateFunction {
  const known = compiled.get(schema);
  if (known) return known;
  const whole = JSON.parse(
    JSON.stringify(schema).replaceAll('"#/components', '"api#/components'),
  ) as object;
  const validate = ajv.compile(whole);
  compiled.set(schema, validate);
  return validate;
}

const compiled = new Map<Schema, ValidateFunction>();

function problems(validate: ValidateFunction, value: unknown, prefix = ''): Deviation[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) => {
    const extra =
      'additionalProperty' in params ? ` (${String(params['additionalProperty'])})` : '';
    const allowed = 'allowedValues' in params ? `: ${JSON.stringify(params['allowedValues'])}` : '';
    return { path: `${prefix}${instancePath}` || '/', problem: `${message}${allowed}${extra}` };
  });
}

/** Deviations of a reply from the contract; empty if there are none. */
export function replyDeviations(
  operation: Operation,
  status: number,
  body: unknown,
): readonly Deviation[] {
  const reply = operation.replies[status];
  if (!reply) {
    const described = Object.keys(operation.replies).join(', ');
    return [{ path: 'status', problem: `${status} is not described (${described})` }];
  }
  const media = reply.content[JSON_TYPE];
  if (!media) return [{ path: '/', problem: `HTTP ${status} is described without JSON` }];
  return valueDeviations(media.schema, body);
}

/** Deviations of a value from a schema of the description. */
export function valueDeviations(schema: Schema, value: unknown): readonly Deviation[] {
  return problems(validatorOf(schema), value);
}

/** Deviations of a request from the contract; empty if there are none. */
export function requestDeviations(
  operation: Operation,
  request: WireRequest,
): readonly Deviation[] {
  const { query = {}, headers = {}, path = {} } = request;
  const places = { query, header: headers, path };
  const found: Deviation[] = [];
  const action = query['action'];
  for (const parameter of countingParameters(operation, action)) {
    const name = parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name;
    const text = places[parameter.in][name];
    const at = `${parameter.in}.${parameter.name}`;
    if (text === undefined) {
      if (isRequired(parameter, action)) found.push({ path: at, problem: 'is missing' });
      continue;
    }
    const validate = validatorOf(parameter.schema);
    if (!readings(text).some((value) => validate(value))) {
      found.push(...problems(validate, text, at));
    }
  }
  const known = new Set(
    operation.parameters.filter((each) => each.in === 'query').map((each) => each.name),
  );
  for (const name of Object.keys(query)) {
    if (!known.has(name)) found.push({ path: `query.${name}`, problem: 'is not described' });
  }
  return [...found, ...bodyDeviations(operation, request.body)];
}

function bodyDeviations({ requestBody }: Operation, body: unknown): readonly Deviation[] {
  const media = requestBody?.content[JSON_TYPE];
  if (body === undefined) {
    return requestBody?.required ? [{ path: '/', problem: 'the body is missing' }] : [];
  }
  // An empty object counts as no body; clients send it with every POST.
  const isEmpty = typeof body === 'object' && body !== null && Object.keys(body).length === 0;
  if (!media) return isEmpty || requestBody ? [] : [{ path: '/', problem: 'takes no body' }];
  return problems(validatorOf(media.schema), body);
}

/** Query values are text: returns all possible typed values. */
function readings(text: string): readonly unknown[] {
  const asNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text) ? [Number(text)] : [];
  const asFlag = text === 'true' ? [true] : text === 'false' ? [false] : [];
  return [text, ...asNumber, ...asFlag];
}

/** Formats deviations, one line each. */
export function inWords(deviations: readonly Deviation[]): string[] {
  return deviations.map(({ path, problem }) => `${path} ${problem}`);
}
