import {
  type OperatorColours,
  type Theme,
  type ThemeChoices,
  REFERENCE_THEMES,
  defineTheme,
} from '@brand/ui/theme';

import type { BrandDraft, Json } from '../../model/brandDraft.ts';

/** Six colours and five choices, all given. */
export type ThemeValues = OperatorColours & ThemeChoices;

type Base = keyof typeof REFERENCE_THEMES;

const isBase = (value: unknown): value is Base =>
  typeof value === 'string' && Object.hasOwn(REFERENCE_THEMES, value);

/** The theme of a draft. What the settings leave out comes from their reference theme. */
export function themeValues({ settings }: BrandDraft): ThemeValues {
  const { base, ...own } = (settings['theme'] ?? {}) as Json;
  const { name: _name, ...reference } = REFERENCE_THEMES[isBase(base) ? base : 'lotus'];
  return { ...reference, ...own } as ThemeValues;
}

/** The theme of a draft with all that follows from it; null while one of its values is not allowed. */
export function draftTheme(draft: BrandDraft): Theme | null {
  try {
    return defineTheme({ ...themeValues(draft), name: 'draft' });
  } catch {
    return null;
  }
}
