import type { Command } from 'opentype.js';
import type { FontName } from './fonts.ts';
import { outlineOf } from './outline.ts';
import { type Box, boxOf, moved } from './path.ts';

export interface TitleStyle {
  font: FontName;
  /** Additional space between letters, hundredths of the size. @default 0 */
  spacing?: number;
  /** Space between the ink of two lines relative to the line height. @default 0.16 */
  gap?: number;
  /** `block` scales every line to the full width. @default 'middle' */
  align?: 'start' | 'middle' | 'block';
  /** Maximum size of a short line in a block relative to the longest line. @default 2.1 */
  grow?: number;
  /** Keeps capitals and small letters as written. @default false (all capitals) */
  asWritten?: boolean;
  /** Maximum number of lines of the title. @default 3 */
  maxLines?: number;
}

export interface TitleLayout {
  /** All lines as one outline, inside `box`. */
  outline: Command[];
  /** Ink box of each line. */
  lines: Box[];
  box: Box;
}

/** Words that must not end a line because they belong to the next word (Sic Bo, Fan Tan, Pok Deng). */
const leaning = /^(the|of|a|an|and|in|on|at|by|for|to|&|sic|fan|pok|two|one|big|lost)$/i;

function breaks(words: string[], maxLines: number): string[][] {
  if (maxLines === 1 || words.length === 1) return [[words.join(' ')]];
  const options = [[words.join(' ')]];
  for (let end = 1; end < words.length; end += 1) {
    if (leaning.test(words[end - 1] ?? '')) continue;
    const head = words.slice(0, end).join(' ');
    for (const tail of breaks(words.slice(end), maxLines - 1)) options.push([head, ...tail]);
  }
  return options;
}

interface Line {
  outline: readonly Command[];
  ink: Box;
}

function stack(
  lines: Line[],
  area: Box,
  style: TitleStyle,
  grow: number,
): TitleLayout & { worth: number } {
  const gap = style.gap ?? 0.16;
  const widest = Math.max(...lines.map((line) => line.ink.w));
  const grown = lines.map((line) =>
    style.align === 'block' ? Math.min(grow, widest / line.ink.w) : 1,
  );
  const heights = lines.map((line, at) => line.ink.h * (grown[at] ?? 1));
  const tall =
    heights.reduce((sum, height) => sum + height * (1 + gap), 0) - (heights.at(-1) ?? 0) * gap;
  const wide = Math.max(...lines.map((line, at) => line.ink.w * (grown[at] ?? 1)));
  const scale = Math.min(area.w / wide, area.h / tall);
  let top = area.y + (area.h - tall * scale) / 2;
  const outline: Command[] = [];
  const boxes: Box[] = [];
  lines.forEach((line, at) => {
    const size = scale * (grown[at] ?? 1);
    const w = line.ink.w * size;
    const h = line.ink.h * size;
    const x = style.align === 'start' ? area.x : area.x + (area.w - w) / 2;
    outline.push(
      ...moved(line.outline, (px, py) => [
        x + (px - line.ink.x) * size,
        top + (py - line.ink.y) * size,
      ]),
    );
    boxes.push({ x, y: top, w, h });
    top += h * (1 + gap);
  });
  // Prefer large letters. The smallest line decides from how far the title is readable.
  const ink = boxes.reduce((sum, { w, h }) => sum + w * h, 0);
  const worth = ink * Math.min(...boxes.map(({ h }) => h)) * 0.96 ** (boxes.length - 1);
  return { outline, lines: boxes, box: boxOf(outline), worth };
}

/** Breaks a title at the best place and fits it into the area at the largest size. */
export function layoutTitle(title: string, area: Box, style: TitleStyle): TitleLayout {
  const text = style.asWritten ? title : title.toUpperCase();
  let best: (TitleLayout & { worth: number }) | undefined;
  for (const option of breaks(text.split(' '), style.maxLines ?? 3)) {
    const lines = option.map((line) => {
      const outline = outlineOf(style.font, line, style.spacing);
      return { outline, ink: boxOf(outline) };
    });
    for (const grow of style.grow ? [style.grow, 1] : [2.1]) {
      const layout = stack(lines, area, style, grow);
      if (!best || layout.worth > best.worth) best = layout;
    }
  }
  if (!best) throw new Error('A title has at least one word');
  return best;
}
