import { CHOICE_VALUES, COLOUR_KEYS, type ThemeChoices } from '@brand/ui/theme';

import type { Json } from './brandDraft.ts';

const CHOICE_NAMES = Object.keys(CHOICE_VALUES) as (keyof ThemeChoices)[];

/**
 * A theme as the part of an address behind `#`: six colours, then five choices, in the order of the settings. It can be read
 * and holds no pictures.
 *
 * @param theme complete: six colours and five choices
 */
export function themeToHash(theme: Json): string {
  const colours = COLOUR_KEYS.map((key) => String(theme[key]).slice(1).toLowerCase());
  const choices = CHOICE_NAMES.map((name) => String(theme[name]));
  return `theme=${[...colours, ...choices].join('.')}`;
}

/** The theme in an address; null if there is none, or a damaged one. */
export function themeFromHash(hash: string): Json | null {
  const code = new URLSearchParams(hash.replace(/^#/, '')).get('theme');
  if (code === null) return null;
  const parts = code.split('.');
  if (parts.length !== COLOUR_KEYS.length + CHOICE_NAMES.length) return null;
  const colours = COLOUR_KEYS.map((key, index) => [key, `#${parts[index]}`] as const);
  const choices = CHOICE_NAMES.map(
    (name, index) => [name, parts[COLOUR_KEYS.length + index] ?? ''] as const,
  );
  const isValid =
    colours.every(([, colour]) => /^#[0-9a-f]{6}$/.test(colour)) &&
    choices.every(([name, value]) => CHOICE_VALUES[name].some((known) => known === value));
  return isValid ? Object.fromEntries([...colours, ...choices]) : null;
}
