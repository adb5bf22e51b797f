import type { EmblemTone } from './emblemSymbols.ts';

/** Colours of the metals, for levels without a colour of their own. */
const METALS = ['#6b9a4c', '#a9713d', '#8d99ae', '#c9a227', '#4f8fba', '#7b5cd6'] as const;

const NIGHT = '#0c0816';
const WHITE = '#ffffff';

/** The tones of one metal: all of them but the jewel, which has the accent colour of the brand. */
export type EmblemTones = Readonly<Record<Exclude<EmblemTone, 'jewel'>, string>>;

/**
 * Mixes the tones of an emblem.
 *
 * @param tier position of the symbol, from 0
 * @param color colour `#rrggbb` set by the operator; null for the metal of the tier
 */
export function emblemTones(tier: number, color: string | null): EmblemTones {
  const base = color ?? METALS[tier] ?? METALS[0];
  return {
    ink: mix(base, NIGHT, 0.8),
    shade: mix(base, NIGHT, 0.42),
    base,
    pale: mix(base, WHITE, 0.22),
    lit: mix(base, WHITE, 0.45),
    hot: mix(base, WHITE, 0.78),
  };
}

function mix(from: string, to: string, share: number): string {
  const start = channels(from);
  const mixed = channels(to).map((value, at) =>
    Math.round((start[at] ?? 0) * (1 - share) + value * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}

const channels = (color: string) =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
