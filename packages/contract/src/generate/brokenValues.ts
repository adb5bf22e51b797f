import type { Schema } from '../description.ts';
import { validatorOf } from '../deviations.ts';
import { type FlatSchema, allowsTypeOf, branchesOf, flat, jsonTypeOf } from '../schema.ts';
import { jsonText, raw } from './jsonText.ts';
import type { Chance } from './random.ts';
import { rangeOf, validValue } from './validValue.ts';

/** A value that violates a schema. */
export interface BrokenValue {
  /** Kind of violation, e.g. `too long`. */
  readonly kind: string;
  /** Dotted path of the wrong field; empty for the value itself, null if the schema has alternatives. */
  readonly field: string | null;
  readonly value: unknown;
}

/** Marks a removed field. */
const GONE = Symbol('gone');
const GARBAGE = { a: [{ b: [[{ c: null }]] }], length: 3, toString: 'x' };
const LONGEST = 5000;

/** All known violations of exactly one field of a valid value. */
export function brokenValues(schema: Schema, value: unknown, chance: Chance): BrokenValue[] {
  const validate = validatorOf(schema);
  return broken(flat(schema), value, chance).filter(
    (each) => !validate(JSON.parse(jsonText(each.value))),
  );
}

function broken(whole: FlatSchema, value: unknown, chance: Chance): BrokenValue[] {
  const branches = branchesOf(whole).filter((branch) => allowsTypeOf(branch, value));
  const own = wrongValues(branches[0] ?? whole).map(([kind, wrong]) => ({
    kind,
    field: '',
    value: wrong,
  }));
  if (jsonTypeOf(value) !== 'object') return own;
  const fields = branches.flatMap((branch) =>
    brokenFields(branch, value as Record<string, unknown>, chance),
  );
  // With several alternatives it is unclear which one was meant.
  const inChoice = branches.length > 1;
  return [...own, ...fields.map((each) => (inChoice ? { ...each, field: null } : each))];
}

function brokenFields(
  { properties = {}, required = [] }: FlatSchema,
  value: Readonly<Record<string, unknown>>,
  chance: Chance,
): BrokenValue[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const kept = value[name] ?? validValue(schema, chance);
    const missing = required.includes(name) ? [{ kind: 'missing', field: '', value: GONE }] : [];
    return [...missing, ...broken(flat(schema), kept, chance)].map(
      ({ kind, field, value: part }) => ({
        kind,
        field: field === '' ? name : field === null ? null : `${name}.${field}`,
        value: replaced(value, name, part),
      }),
    );
  });
}

function replaced(value: Readonly<Record<string, unknown>>, name: string, part: unknown) {
  const { [name]: _, ...others } = value;
  return part === GONE ? others : { ...others, [name]: part };
}

/** Wrong values for one field, by kind. Values that the schema allows are filtered out later. */
function wrongValues(schema: FlatSchema): readonly (readonly [string, unknown])[] {
  return [...wrongTypes, ...wrongNumbers(schema), ...wrongTexts(schema), ...wrongLists(schema)];
}

const wrongTypes: readonly (readonly [string, unknown])[] = [
  ['null', null],
  ['a number', 7],
  ['a flag', true],
  ['a text', 'seven'],
  ['an empty text', ''],
  ['a number as text', '300'],
  ['like NaN', 'NaN'],
  ['like infinity', '-Infinity'],
  ['a list', []],
  ['an object', {}],
  ['nested garbage', GARBAGE],
  ['a list of garbage', [GARBAGE, [GARBAGE]]],
];

function wrongNumbers(schema: FlatSchema): readonly (readonly [string, unknown])[] {
  const [least, most] = rangeOf(schema, 0);
  const decimals = schema['x-decimals'];
  return [
    ['below the minimum', least - 1],
    ['at the exclusive bound', schema.exclusiveMinimum ?? least - 1],
    ['above the maximum', most + 1],
    ['not an integer', least + 0.5],
    ['negative', -300],
    ['too many decimals', least + 1 + 10 ** -((decimals ?? 2) + 1)],
    ['larger than a number holds exactly', 2 ** 53],
    ['huge', 1e308],
    ['larger than any number', raw('1e400')],
    ['infinitely negative', raw('-1e400')],
    ['tiny', 5e-324],
  ];
}

function wrongTexts({
  minLength = 0,
  maxLength,
}: FlatSchema): readonly (readonly [string, unknown])[] {
  return [
    ['not in the enum', 'nonsense'],
    ['a name of Object', 'constructor'],
    ...(minLength > 0 ? [['too short', 'x'.repeat(minLength - 1)] as const] : []),
    ...(maxLength !== undefined && maxLength < LONGEST
      ? [['too long', 'x'.repeat(maxLength + 1)] as const]
      : []),
    ['with a control character', 'a\u0000b\u0007'],
    ['with a lone surrogate', 'a\ud800b'],
  ];
}

function wrongLists({
  items,
  minItems = 0,
  maxItems,
}: FlatSchema): readonly (readonly [string, unknown])[] {
  if (!items) return [];
  return [
    ['a list of wrong items', [GARBAGE]],
    ...(minItems > 0 ? [['a list that is too short', []] as const] : []),
    ...(maxItems === undefined
      ? []
      : [['a list that is too long', Array(maxItems + 1).fill(null)] as const]),
  ];
}
