import type { Oklch } from './oklch.ts';

/** Hue and chroma of the status colours with a fixed meaning, in OKLCH. Information has the brand's hue. */
const STATUS = {
  success: { h: 152, c: 0.16 },
  pending: { h: 78, c: 0.15 },
  danger: { h: 22, c: 0.18 },
} as const;
type FixedStatus = keyof typeof STATUS;

export type Status = FixedStatus | 'info';
export const STATUSES: readonly Status[] = ['success', 'pending', 'danger', 'info'];

/**
 * Allowed hue ranges of the statuses that must stay distinct from a brand colour: amber and red. Success on a green brand may
 * look like the brand.
 */
const FAMILIES: Partial<Record<FixedStatus, readonly [number, number]>> = {
  pending: [58, 86],
  danger: [12, 30],
};

const turn = (from: number, to: number) => ((to - from + 540) % 360) - 180;

/** The colours of a brand that its statuses depend on. */
export interface BrandHues {
  accent: Oklch;
  secondary: Oklch;
}

/**
 * Hue and chroma of a status for a brand. It keeps away from the accent's hue as far as its own range allows, so that an
 * error differs from a red brand, and pending from a golden one.
 */
export function statusTone(status: Status, { accent, secondary }: BrandHues) {
  if (status === 'info') return infoTone(secondary);
  const { h, c } = STATUS[status];
  const family = FAMILIES[status];
  const apart = Math.abs(turn(accent.h, h));
  if (!family || accent.c < 0.06 || apart >= 24) return { h, c };
  const [low, high] = family;
  const farther = Math.abs(turn(accent.h, low)) > Math.abs(turn(accent.h, high)) ? low : high;
  return { h: farther, c };
}

/**
 * Information has the hue of the secondary colour, which fills large areas and warns of nothing. Near the hue of another
 * status it is almost grey, so that it cannot be mistaken for it.
 */
function infoTone({ h, c }: Oklch) {
  const isNear = Object.values(STATUS).some((status) => Math.abs(turn(h, status.h)) < 40);
  return { h, c: Math.min(c, isNear ? 0.045 : 0.12) };
}
