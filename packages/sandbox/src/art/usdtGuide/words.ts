import { outlineOf } from '../lettering/outline.ts';
import { boxOf, moved, pathData } from '../lettering/path.ts';

/** Style of a text in a picture. */
export interface WordLook {
  /** Size of the letters in units of the picture. */
  size: number;
  fill: string;
  /** Which side of the text is at `x`. @default 'start' */
  anchor?: 'start' | 'middle' | 'end';
  /** Heavier letters, for the main text of the picture. @default false */
  bold?: boolean;
}

/** A line of text, Thai or Latin, as outlines: its baseline is at `y`. */
export function words(text: string, x: number, y: number, look: WordLook): string {
  const outline = outlineOf(look.bold ? 'kanit' : 'kanitText', text, 1);
  const box = boxOf(outline);
  const scale = look.size / 100;
  const share = { start: 0, middle: 0.5, end: 1 }[look.anchor ?? 'start'];
  const left = x - (box.x + box.w * share) * scale;
  const placed = moved(outline, (px, py) => [left + px * scale, y + py * scale]);
  return `<path d="${pathData(placed)}" fill="${look.fill}"/>`;
}
