/**
 * The path of a dot in a stretched drawing: a line that is too short to be seen, with round ends. WebKit ignores
 * `non-scaling-stroke` for a line without any length, so that the dot would be stretched too.
 */
export const dotPath = ({ x, y }: { readonly x: number; readonly y: number }): string =>
  `M${x} ${y}h.01`;
