/** Covers and banners: colourful scenes, generated and tested by the sandbox. */
const ART = /^\/art\/(covers|banners)\/(.+)\.svg$/;

/**
 * Replaces a cover or banner in the pictures by a flat composition with the same size and colours. The scenes are not part
 * of the library, and would take 90 % of the storage and of the time.
 *
 * @param path as requested by Storybook
 * @param svg the original picture
 * @returns undefined for other paths
 */
export function flatArt(path: string, svg: string): string | undefined {
  const name = ART.exec(path)?.[2];
  if (!name) return undefined;
  const [, width = '300', height = '400'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const [wide, high] = [Number(width), Number(height)];
  const hue = Buffer.from(name).reduce((sum, byte) => (sum * 31 + byte) % 360, 7);
  const small = Math.min(wide, high);
  const colour = (turn: number, light: number) => `hsl(${(hue + turn) % 360} 45% ${light}%)`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" width="${wide}" height="${high}">
<rect width="${wide}" height="${high}" fill="${colour(0, 32)}"/>
<path d="M0 ${high * 0.7}H${wide}V${high}H0Z" fill="${colour(20, 22)}"/>
<circle cx="${wide * 0.55}" cy="${high * 0.45}" r="${small * 0.26}" fill="${colour(150, 62)}"/>
<path d="M${wide * 0.1} ${high * 0.82}H${wide * 0.6}V${high * 0.88}H${wide * 0.1}Z" fill="${colour(60, 82)}"/>
</svg>`;
}
