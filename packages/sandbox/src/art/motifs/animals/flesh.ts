import { mix } from '../../colour.ts';

/** Colours of a tongue, the same in every palette. */
export const tongue = '#e5566b';

/** The lit edge of a tongue. */
export const tongueLit = '#ff9aa0';

/** The dark area behind the teeth. */
export function throat(ink: string): string {
  return mix('#6a1028', ink, 0.4);
}

/** Combs and wattles: dark, mid, bright. */
export const comb = ['#8f1220', '#e2333b', '#ff9080'] as const;

/**
 * A colour one step into the shade. Yellow darkened towards ink turns olive, so the mix passes through amber, as with
 * paint. `share` 0 is the colour itself, 1 is ink.
 */
export function deepen(colour: string, ink: string, share: number): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const yellow = (red ?? 0) > 190 && (green ?? 0) > 150 && (blue ?? 0) < 130;
  if (!yellow) return mix(colour, ink, share);
  return mix(mix(colour, '#a63a06', Math.min(1, share * 1.25)), ink, share * share);
}
