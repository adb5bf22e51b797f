/** Writes a coordinate with one decimal and no trailing zero: a cover has a budget in bytes. */
export function n(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}
