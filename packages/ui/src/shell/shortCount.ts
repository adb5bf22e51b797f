/** A number for a badge: beyond two digits only that it is more. */
export function shortCount(count: number): string {
  return count > 99 ? '99+' : String(count);
}
