import { type Theme, contrast } from '@brand/ui/theme';

import { themeOf } from '../build/themeOf.ts';
import type { OperatorSettings } from '../schema/operatorSchema.ts';

const STEPS = 12;

const darker = (hex: string, share: number) =>
  `#${[1, 3, 5]
    .map((at) => Math.round(parseInt(hex.slice(at, at + 2), 16) * share))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}`;

const carriesLight = ({ fills }: Theme) =>
  contrast(fills.onAccent, '#000000') > contrast(fills.onAccent, '#ffffff');

/**
 * If the primary colour is slightly too light for white text, the text on it is dark. Suggests the nearest darker
 * colour with white text; null if the text is already white, or no near colour exists.
 */
export function accentAdvice(settings: OperatorSettings['theme'], theme: Theme): string | null {
  const { bgBtn } = theme.colours;
  if (carriesLight(theme)) return null;
  for (let step = 1; step <= STEPS; step += 1) {
    const candidate = darker(bgBtn, 1 - step / 100);
    if (carriesLight(themeOf({ ...settings, bgBtn: candidate }, theme.name))) {
      return `Text on bgBtn ${bgBtn} is dark, because white has too little contrast. On ${candidate} it would be white.`;
    }
  }
  return null;
}
