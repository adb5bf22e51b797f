import type { Schema } from '../description.ts';
import type { Facts } from '../facts.ts';
import { type FlatSchema, branchesOf, flat, typesOf } from '../schema.ts';
import { textLike } from './pattern.ts';
import type { Chance } from './random.ts';

/** Probability that an optional field is sent. */
const OPTIONAL_SHARE = 0.6;
/** Probability that an optional field with a known id is sent. */
export const KNOWN_ID_SHARE = 0.9;
const MARKS = Array.from(
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 -กขคงจชดตถทนบปผพฟมยรลวสหอ',
);
const LONGEST_TEXT = 24;

/**
 * A value that matches a schema. Ids are taken from `facts` if available: the contract marks ids but does not know
 * which ones exist.
 */
export function validValue(schema: Schema, chance: Chance, facts: Facts = {}): unknown {
  return valueOf(flat(schema), chance, facts);
}

function valueOf(whole: FlatSchema, chance: Chance, facts: Facts): unknown {
  const schema = chance.pick(branchesOf(whole));
  if ('const' in schema) return schema.const;
  const kind = schema['x-id-of'];
  const known = typeof kind === 'string' ? facts[kind] : undefined;
  if (known && known.length > 0) return chance.pick(known);
  if (schema.enum) return chance.pick(schema.enum);
  const types = typesOf(schema);
  switch (types.length > 0 ? chance.pick(types) : 'string') {
    case 'null':
      return null;
    case 'boolean':
      return chance.often(0.5);
    case 'integer':
      return wholeNumber(schema, chance);
    case 'number':
      return decimalNumber(schema, chance);
    case 'array':
      return list(schema, chance, facts);
    case 'object':
      return record(schema, chance, facts);
    default:
      return text(schema, chance);
  }
}

function text({ minLength = 0, maxLength, pattern, format }: FlatSchema, chance: Chance): string {
  if (format === 'date') return date(chance);
  if (format === 'uri') return 'https://example.com/a';
  if (pattern) return textLike(pattern, chance, minLength, maxLength);
  const most = Math.min(maxLength ?? LONGEST_TEXT, Math.max(LONGEST_TEXT, minLength));
  const length = chance.between(Math.max(minLength, Math.min(1, most)), most);
  return Array.from({ length }, () => chance.pick(MARKS)).join('');
}

function date(chance: Chance): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${chance.between(2025, 2026)}-${two(chance.between(1, 12))}-${two(chance.between(1, 28))}`;
}

/** The minimum and maximum of a number; an exclusive bound is moved by `step`. */
export function rangeOf(schema: FlatSchema, step: number): readonly [number, number] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  const least = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + step);
  const most = maximum ?? (exclusiveMaximum === undefined ? undefined : exclusiveMaximum - step);
  return [least ?? Math.min(0, most ?? 0), most ?? Math.max(1_000_000, least ?? 0)];
}

function wholeNumber(schema: FlatSchema, chance: Chance): number {
  const [least, most] = rangeOf(schema, 1);
  // Mostly small numbers, and sometimes the bounds.
  if (chance.often(0.1)) return chance.pick([least, most]);
  return chance.between(least, chance.often(0.7) ? Math.min(most, least + 100) : most);
}

function decimalNumber(schema: FlatSchema, chance: Chance): number {
  const unit = 10 ** (schema['x-decimals'] ?? 2);
  const [least, most] = rangeOf(schema, 1 / unit);
  const top = chance.often(0.7) ? Math.min(most, least + 1000) : most;
  return chance.between(Math.ceil(least * unit), Math.floor(top * unit)) / unit;
}

function list(schema: FlatSchema, chance: Chance, facts: Facts): unknown[] {
  const { items = {}, minItems = 0, maxItems = minItems + 3, uniqueItems } = schema;
  const length = chance.between(minItems, Math.min(maxItems, minItems + 3));
  const values = Array.from({ length }, () => validValue(items, chance, facts));
  return uniqueItems
    ? [...new Map(values.map((each) => [JSON.stringify(each), each])).values()]
    : values;
}

function record(schema: FlatSchema, chance: Chance, facts: Facts): Record<string, unknown> {
  const { properties = {}, required = [] } = schema;
  const sent = Object.entries(properties).filter(
    ([name, each]) => required.includes(name) || chance.often(shareOf(each, facts)),
  );
  return Object.fromEntries(sent.map(([name, each]) => [name, validValue(each, chance, facts)]));
}

function shareOf(schema: Schema, facts: Facts): number {
  const kind = flat(schema)['x-id-of'];
  const isKnown = typeof kind === 'string' && (facts[kind] ?? []).length > 0;
  return isKnown ? KNOWN_ID_SHARE : OPTIONAL_SHARE;
}
