/** Hue and chroma of the status colours, in OKLCH. */
const STATUS = {
  success: { h: 152, c: 0.16 },
  pending: { h: 78, c: 0.15 },
  danger: { h: 22, c: 0.18 },
  info: { h: 245, c: 0.12 },
} as const;

export type Status = keyof typeof STATUS;
export const STATUSES = Object.keys(STATUS) as Status[];

/**
 * Allowed hue ranges of the statuses that must stay distinct from a brand colour: amber and red. Success on a green brand or
 * information on a blue brand may look like the brand.
 */
const FAMILIES: Partial<Record<Status, readonly [number, number]>> = {
  pending: [58, 86],
  danger: [12, 30],
};

const turn = (from: number, to: number) => ((to - from + 540) % 360) - 180;

/**
 * Hue and chroma of a status for a brand. It keeps away from the accent's hue as far as its own range allows, so that an
 * error differs from a red brand, and pending from a golden one.
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
