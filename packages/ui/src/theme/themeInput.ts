import { CHOICES, type ThemeChoices } from './choices.ts';
import { quote } from './oklch.ts';

/** The six colours of an operator, each `#rrggbb`. */
export interface OperatorColours {
  /** The page. */
  bg: string;
  /** Header, sidebar, tab bar. */
  bgMenu: string;
  /** Primary action. */
  bgBtn: string;
  /** Cards on the page. */
  bgCard: string;
  /** Secondary button and icon tile. */
  bgSubBtnAndGbIcon: string;
  /** Buttons within content: chips, quick amounts. */
  bgBtnInContent: string;
}

/** The keys of the six colours, in display order. */
export const COLOUR_KEYS = [
  'bg',
  'bgMenu',
  'bgBtn',
  'bgCard',
  'bgSubBtnAndGbIcon',
  'bgBtnInContent',
] as const satisfies readonly (keyof OperatorColours)[];

/** A brand as data: a name, six colours (each `#rrggbb`) and a few choices. */
export interface ThemeInput extends OperatorColours, Partial<ThemeChoices> {
  /** Also the value of `data-theme`: lower-case letters, digits and hyphens, at most 40. */
  name: string;
}

/** An invalid value in a theme: the key, and the allowed values. */
export class ThemeInputError extends Error {
  readonly key: string;
  readonly allowed: string;

  constructor(key: string, value: unknown, allowed: string) {
    super(`${key} must be ${allowed}, not ${quote(value)}.`);
    this.name = 'ThemeInputError';
    this.key = key;
    this.allowed = allowed;
  }
}

const COLOUR = /^#[0-9a-f]{6}$/i;
const SHORT_COLOUR = /^#[0-9a-f]{3}$/i;

function readColour(key: string, value: unknown): string {
  if (typeof value === 'string' && COLOUR.test(value)) return value.toLowerCase();
  const long =
    typeof value === 'string' && SHORT_COLOUR.test(value)
      ? ` (write #${value.slice(1).replaceAll(/./g, '$&$&')})`
      : '';
  throw new ThemeInputError(key, value, `a colour written #rrggbb${long}`);
}

function readChoice(key: keyof ThemeChoices, value: unknown): string {
  const allowed = Object.keys(CHOICES[key]);
  if (typeof value === 'string' && allowed.includes(value)) return value;
  const last = allowed.at(-1);
  throw new ThemeInputError(key, value, `${allowed.slice(0, -1).join(', ')} or ${last}`);
}

/**
 * Validates untrusted input. Throws a {@link ThemeInputError} that names the first invalid key and its allowed values.
 * Unvalidated values never reach a style sheet.
 */
export function readThemeInput(input: ThemeInput): {
  name: string;
  colours: OperatorColours;
  choices: Partial<ThemeChoices>;
} {
  const given = input as unknown as Record<string, unknown>;
  const { name } = given;
  if (typeof name !== 'string' || !/^[a-z][a-z0-9-]{0,39}$/.test(name)) {
    throw new ThemeInputError(
      'name',
      name,
      'a lower-case letter and up to 39 more of a to z, digits and hyphens',
    );
  }
  const choiceKeys = Object.keys(CHOICES) as (keyof ThemeChoices)[];
  const known: readonly string[] = ['name', ...COLOUR_KEYS, ...choiceKeys];
  for (const key of Object.keys(given)) {
    if (!known.includes(key)) {
      throw new ThemeInputError('A key of a theme', key, `one of ${known.join(', ')}`);
    }
  }
  const colours = Object.fromEntries(COLOUR_KEYS.map((key) => [key, readColour(key, given[key])]));
  const choices = Object.fromEntries(
    choiceKeys
      .filter((key) => given[key] !== undefined)
      .map((key) => [key, readChoice(key, given[key])]),
  );
  return { name, colours: colours as unknown as OperatorColours, choices };
}
