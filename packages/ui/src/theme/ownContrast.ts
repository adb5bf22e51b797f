/**
 * A second implementation of contrast, from the text of WCAG 2.2, for the tests. It does not use the values of the engine,
 * because they are under test.
 */
export function ownContrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const value = Number.parseInt(hex.slice(1), 16);
    const channel = (shift: number) => {
      const c = ((value >> shift) & 0xff) / 255;
      return c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
    };
    return channel(16) * 0.2126 + channel(8) * 0.7152 + channel(0) * 0.0722;
  };
  const [a, b] = [luminance(one), luminance(other)];
  return a > b ? (a + 0.05) / (b + 0.05) : (b + 0.05) / (a + 0.05);
}

const STEPS = ['surface', 'raised', 'inset', 'selected', 'hover', 'pressed'];
const SOFTS = ['successSoft', 'pendingSoft', 'dangerSoft', 'infoSoft'];
const ALL = [...STEPS, ...SOFTS];

/** Guarantees of every ground, defined independently for the tests: ink, surface, minimum ratio. */
export const GROUND_PROMISES: readonly (readonly [string, readonly string[], number])[] = [
  ['text', ALL, 4.5],
  ['textMuted', ALL, 4.5],
  ['textMuted', ['disabled'], 3],
  ['link', ALL, 4.5],
  ['success', ALL, 4.5],
  ['pending', ALL, 4.5],
  ['danger', ALL, 4.5],
  ['info', ALL, 4.5],
  ['mark', [...ALL, 'track'], 3],
  ['link', ['track'], 3],
  ['danger', ['track'], 3],
  ['success', ['track'], 3],
  ['onMark', ['mark'], 4.5],
  ['borderStrong', ALL, 3],
  ['focus', ALL, 3],
  ['accentEdge', ['surface', 'raised', 'inset', 'selected'], 3],
  ['onDisabled', ['disabled', ...ALL], 3],
];

/** Guarantees of every fill. */
export const FILL_PROMISES: readonly (readonly [string, readonly string[], number])[] = [
  ['onAccent', ['accent', 'accentTop', 'accentHover', 'accentPressed'], 4.5],
  ['onSecondary', ['secondary', 'secondaryHover', 'secondaryPressed'], 4.5],
  ['onContent', ['content', 'contentHover', 'contentPressed'], 4.5],
  ['onCritical', ['critical', 'criticalHover', 'criticalPressed'], 4.5],
  ['onPositive', ['positive'], 4.5],
  ['onPaper', ['paper'], 4.5],
];
