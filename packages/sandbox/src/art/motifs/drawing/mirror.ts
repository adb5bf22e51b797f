/** The points of a drawing on the other side of a 400 wide box, as text for `shape`, `sweep` and `taper`. */
export function mirrored(text: string): string {
  return text.replaceAll(
    /(-?\d+),(-?\d+)/g,
    (_, x: string, y: string) => `${400 - Number(x)},${y}`,
  );
}

/** A drawing of one side, and of the other. */
export function both(draw: (side: (text: string) => string, isMirrored: boolean) => void): void {
  draw((text) => text, false);
  draw(mirrored, true);
}
