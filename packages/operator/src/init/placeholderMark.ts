import type { Theme } from '@brand/ui/theme';

import { initial, wordmark } from './letters.ts';

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';

/** Corner radius of a 40-unit tile by theme choice. */
const CORNER: Record<Theme['choices']['radius'], number> = { square: 3, soft: 10, round: 20 };

/** A longer name would make the logo too small to read. The site then writes the name next to the tile. */
const WIDEST_NAME = 160;

const strokes = ({ choices }: Theme, colour: string, width: number) =>
  `fill="none" stroke="${colour}" stroke-width="${width}" ` +
  (choices.radius === 'square'
    ? 'stroke-linecap="square" stroke-linejoin="miter"'
    : 'stroke-linecap="round" stroke-linejoin="round"');

function letterInTile(name: string, theme: Theme): string {
  const [width, path] = initial(name);
  const x = Number((20 - width / 2).toFixed(2));
  return `<path transform="translate(${x} 10)" ${strokes(theme, theme.fills.onAccent, 3.6)} d="${path}"/>`;
}

/** A square icon: the first letter of the name on the primary colour, without margin. */
export function placeholderIcon(name: string, theme: Theme): string {
  const tile = `<rect width="40" height="40" fill="${theme.fills.accent}"/>`;
  return `<svg ${XMLNS} viewBox="0 0 40 40">${tile}${letterInTile(name, theme)}</svg>\n`;
}

/** A logo: the same letter in a tile, and the name next to it if all its letters are supported. */
export function placeholderLogo(name: string, theme: Theme): string {
  const corner = CORNER[theme.choices.radius];
  const tile = `<rect width="40" height="40" rx="${corner}" fill="${theme.fills.accent}"/>`;
  const drawn = wordmark(name);
  const words = drawn && drawn.width <= WIDEST_NAME ? drawn : null;
  const width = words ? Math.ceil(52 + words.width * 0.9 + 2) : 40;
  const letters = words?.paths.map(
    ({ x, path }) => `<path transform="translate(${x} 0)" d="${path}"/>`,
  );
  const ink = strokes(theme, theme.grounds.menu.text, 3);
  const drawnName = letters
    ? `<g transform="translate(52 11) scale(.9)" ${ink}>${letters.join('')}</g>`
    : '';
  return `<svg ${XMLNS} viewBox="0 0 ${width} 40">${tile}${letterInTile(name, theme)}${drawnName}</svg>\n`;
}
