/** Hue and chroma of what has a meaning of its own, in OKLCH. */
const STATUS = {
  success: { h: 152, c: 0.16 },
  pending: { h: 78, c: 0.15 },
  danger: { h: 22, c: 0.18 },
  info: { h: 245, c: 0.12 },
} as const;

export type Status = keyof typeof STATUS;
export const STATUSES = Object.keys(STATUS) as Status[];

/**
 * Hues within which a status keeps its meaning, for those that a brand's colour must not be taken for:
 * amber and red. That a green brand's success or a blue brand's information looks like the brand does no harm.
 */
const FAMILIES: Partial<Record<Status, readonly [number, number]>> = {
  pending: [58, 86],
  danger: [12, 30],
};

const turn = (from: number, to: number) => ((to - from + 540) % 360) - 180;

/**
 * Hue and chroma of a status beside a brand: it keeps away from the accent's hue as far as its own
 * family allows, so that an error does not look like the brand's red, nor waiting like its gold.
 */
export function statusTone(status: Status, accentHue: number, accentChroma: number) {
  const { h, c } = STATUS[status];
  const family = FAMILIES[status];
  const apart = Math.abs(turn(accentHue, h));
  if (!family || accentChroma < 0.06 || apart >= 24) return { h, c };
  const [low, high] = family;
  const farther = Math.abs(turn(accentHue, low)) > Math.abs(turn(accentHue, high)) ? low : high;
  return { h: farther, c };
}
