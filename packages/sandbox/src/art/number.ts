/** Formats a coordinate with at most one decimal, to save bytes: covers have a size budget. */
export function n(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}
