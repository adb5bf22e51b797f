import {
  type Operation,
  type Parameter,
  countingParameters,
  idKindOf,
  isRequired,
} from '../description.ts';
import { requestDeviations } from '../deviations.ts';
import type { Facts } from '../facts.ts';
import type { PathValues } from '../path.ts';
import { branchesOf, flat } from '../schema.ts';
import { brokenValues } from './brokenValues.ts';
import { jsonText } from './jsonText.ts';
import { notObjects, oddBodies } from './oddTexts.ts';
import { type Chance, chanceOf } from './random.ts';
import { KNOWN_ID_SHARE, validValue } from './validValue.ts';

/** A request, ready to send. */
export interface GeneratedRequest {
  /** `valid`: matches the contract. `broken`: violates it in one place. `odd`: not defined by the contract. */
  readonly verdict: 'valid' | 'broken' | 'odd';
  /** What is wrong or odd, e.g. `too long`; otherwise `valid`. */
  readonly kind: string;
  /** For `broken`: dotted path of the wrong field; empty for the whole body, null if the schema has alternatives. */
  readonly field: string | null;
  /** Decoded values of the path. */
  readonly path: PathValues;
  /** Decoded; a name may occur twice. */
  readonly query: readonly (readonly [string, string])[];
  readonly headers: Readonly<Record<string, string>>;
  /** The body as sent; undefined for none. */
  readonly text: string | undefined;
}

/** A request without its verdict. Without parameters in the path, `path` may be left out. */
export type SendableRequest = Pick<GeneratedRequest, 'query' | 'headers' | 'text'> &
  Partial<Pick<GeneratedRequest, 'path'>>;

const VISIBLE = /^[\x21-\x7e]+$/;

/** Place of a parameter in a draft. */
const PLACES = { query: 'query', header: 'headers', path: 'path' } as const;

interface Draft {
  readonly path: PathValues;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>> | undefined;
}

/** A valid request. Ids are taken from `facts` if available. */
export function validRequest(
  operation: Operation,
  chance: Chance,
  facts: Facts = {},
): GeneratedRequest {
  return finished(draft(operation, chance, facts), 'valid', 'valid', null);
}

/** The minimal valid request, with known ids. */
export function leastRequest(operation: Operation, facts: Facts = {}): GeneratedRequest {
  const chance = { ...chanceOf(1), often: (share: number) => share >= KNOWN_ID_SHARE };
  return finished(draftWith(operation, undefined, chance, facts), 'valid', 'valid', null);
}

/** Every request that is wrong or odd in one place, based on a valid request. */
export function wrongRequests(
  operation: Operation,
  chance: Chance,
  facts: Facts = {},
): readonly GeneratedRequest[] {
  const good = draft(operation, chance, facts);
  return [
    ...brokenParameters(operation, good, chance),
    ...oddParameters(good),
    ...(good.body === undefined ? [] : brokenBodies(operation, good, good.body, chance)),
    ...(good.body === undefined ? [] : oddTexts(good, good.body)),
  ];
}

function draft(operation: Operation, chance: Chance, facts: Facts): Draft {
  return draftWith(operation, chosenAction(operation, chance), chance, facts);
}

function draftWith(
  operation: Operation,
  action: string | undefined,
  chance: Chance,
  facts: Facts,
): Draft {
  const query: Record<string, string> = action === undefined ? {} : { action };
  const headers: Record<string, string> = {};
  const path: Record<string, string> = {};
  const places = { query, header: headers, path };
  for (const parameter of countingParameters(operation, action)) {
    if (parameter.name === 'action') continue;
    if (!isRequired(parameter, action) && chance.often(0.5)) continue;
    const known = facts[idKindOf(parameter, action) ?? ''];
    const value =
      known && known.length > 0 ? chance.pick(known) : valueFor(parameter, chance, facts);
    places[parameter.in][parameter.name] = String(value);
  }
  return { path, query, headers, body: bodyOf(operation, chance, facts) };
}

/** Headers allow visible ASCII only, regardless of the schema. */
function valueFor({ in: place, schema }: Parameter, chance: Chance, facts: Facts): unknown {
  const value = validValue(schema, chance, facts);
  return place === 'header' && !VISIBLE.test(String(value)) ? 'en' : value;
}

function chosenAction({ parameters }: Operation, chance: Chance): string | undefined {
  const action = parameters.find(({ name }) => name === 'action');
  if (!action) return undefined;
  const actions = branchesOf(flat(action.schema)).flatMap((branch) => branch.enum ?? []);
  const choices = action.required ? actions : [...actions, undefined];
  return chance.pick(choices as readonly (string | undefined)[]);
}

function bodyOf({ requestBody }: Operation, chance: Chance, facts: Facts): Draft['body'] {
  const media = requestBody?.content['application/json'];
  if (!media) return undefined;
  return validValue(media.schema, chance, facts) as Draft['body'];
}

function finished(
  { path, query, headers, body }: Draft,
  verdict: GeneratedRequest['verdict'],
  kind: string,
  field: string | null,
): GeneratedRequest {
  const text = body === undefined ? undefined : jsonText(body);
  return { verdict, kind, field, path, query: Object.entries(query), headers, text };
}

function brokenParameters(operation: Operation, good: Draft, chance: Chance): GeneratedRequest[] {
  const action = good.query['action'];
  return countingParameters(operation, action).flatMap((parameter) => {
    const place = PLACES[parameter.in];
    const changed = (value: string | undefined): Draft => {
      const { [parameter.name]: _, ...others } = good[place];
      return {
        ...good,
        [place]: { ...others, ...(value !== undefined && { [parameter.name]: value }) },
      };
    };
    const wrong = wrongTexts(parameter, chance).map(
      ([kind, value]) => [kind, changed(value)] as const,
    );
    // Without a value it would be another path.
    const missing = parameter.in === 'path' ? [] : [['missing', changed(undefined)] as const];
    return [...missing, ...wrong]
      .filter(([, each]) => isAgainst(operation, each, parameter))
      .map(([kind, each]) => finished(each, 'broken', kind, parameter.name));
  });
}

/** Test texts for a parameter. Headers allow visible ASCII only, and a path no text that leads to another one. */
function wrongTexts(parameter: Parameter, chance: Chance): (readonly [string, string])[] {
  const values = brokenValues(parameter.schema, validValue(parameter.schema, chance), chance)
    .filter(({ value }) => ['string', 'number', 'boolean'].includes(typeof value))
    .map(({ kind, value }) => [kind, jsonText(value).replace(/^"|"$/g, '')] as const);
  const numbers = ['1e3', '0x10', '007', ' 5', '1,000', '--1'].map(
    (each) => ['a number in another notation', each] as const,
  );
  return [...values, ...numbers].filter(([, text]) => {
    if (parameter.in === 'path') return !/\p{Cs}/u.test(text) && !/^\.{0,2}$/.test(text);
    return parameter.in === 'query' || VISIBLE.test(text);
  });
}

function isAgainst(
  operation: Operation,
  { path, query, headers, body }: Draft,
  { in: place, name }: Parameter,
) {
  const lower = Object.fromEntries(
    Object.entries(headers).map(([key, value]) => [key.toLowerCase(), value]),
  );
  const at = `${place}.${name}`;
  return requestDeviations(operation, { path, query, headers: lower, body }).some((each) =>
    each.path.startsWith(at),
  );
}

function oddParameters(good: Draft): GeneratedRequest[] {
  const valid = finished(good, 'valid', 'valid', null);
  const entries = Object.entries(good.query);
  const odd = (kind: string, query: GeneratedRequest['query']) => ({
    ...valid,
    verdict: 'odd' as const,
    kind,
    query,
  });
  return [
    odd('an unknown query parameter', [...entries, ['__proto__', '1'], ['member', 'm_0005']]),
    ...(entries.length > 0 ? [odd('every query twice', [...entries, ...entries])] : []),
    ...entries.map(([name]) =>
      odd(
        `control characters in ${name}`,
        entries.map(([key, value]) => [key, key === name ? '\u0000\ud800' : value]),
      ),
    ),
  ];
}

function brokenBodies(
  operation: Operation,
  good: Draft,
  body: Readonly<Record<string, unknown>>,
  chance: Chance,
): GeneratedRequest[] {
  const schema = operation.requestBody?.content['application/json']?.schema ?? {};
  const fields = brokenValues(schema, body, chance)
    .filter(({ field }) => field !== '')
    .map(({ kind, field, value }) =>
      finished({ ...good, body: value as Draft['body'] }, 'broken', kind, field),
    );
  const valid = finished(good, 'valid', 'valid', null);
  const whole = notObjects.map(([kind, text]) => ({
    ...valid,
    verdict: 'broken' as const,
    kind: `body: ${kind}`,
    field: '',
    text,
  }));
  return [...fields, ...whole];
}

function oddTexts(good: Draft, body: Readonly<Record<string, unknown>>): GeneratedRequest[] {
  const valid = finished(good, 'valid', 'valid', null);
  return oddBodies(body).map(([kind, text]) => ({ ...valid, verdict: 'odd' as const, kind, text }));
}
