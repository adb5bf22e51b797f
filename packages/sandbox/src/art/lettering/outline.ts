import type { Glyph } from 'opentype.js';
import { type FontName, fontOf } from './fonts.ts';
import { type Outline, boxOf, moved } from './path.ts';

/** The size in px at which outlines are created; layouts scale from there. */
const CUT_SIZE = 100;

const upperVowel = /[\u0e31\u0e34-\u0e37\u0e47\u0e4d]/;
const toneMark = /[\u0e48-\u0e4c]/;
const tallConsonant = /[ปฝฟฬ]/;

/** True when the text has Thai letters, which need a Thai typeface and stacked marks. */
function isThai(text: string): boolean {
  return /[\u0e00-\u0e7f]/.test(text);
}

/**
 * Creates the outline of one line of Latin text: baseline at y 0, pen from x 0, with the kerning of the typeface.
 * `spacing` is additional space between letters in hundredths of the size.
 */
function latinOutline(name: FontName, text: string, spacing: number): Outline {
  const font = fontOf(name);
  const scale = CUT_SIZE / font.unitsPerEm;
  const { position } = font;
  const tables = position.getKerningTables(position.getDefaultScriptName());
  const result: Outline[number][] = [];
  let pen = 0;
  let before: Glyph | undefined;
  for (const letter of text) {
    const glyph = font.charToGlyph(letter);
    if (before) {
      const kern = tables
        ? position.getKerningValue(tables, before.index, glyph.index)
        : font.getKerningValue(before, glyph);
      pen += kern * scale + spacing;
    }
    result.push(...glyph.getPath(pen, 0, CUT_SIZE).commands);
    pen += (glyph.advanceWidth ?? 0) * scale;
    before = glyph;
  }
  return result;
}

/**
 * Creates the outline of one line of Thai. The parser does not apply mark positioning, so vowels and tone marks are
 * stacked here: a tone mark is above the upper vowel under it, and marks move aside for the stem of ป ฝ ฟ ฬ.
 */
function thaiOutline(thai: FontName, latin: FontName, text: string): Outline {
  const scale = CUT_SIZE / fontOf(thai).unitsPerEm;
  const result: Outline[number][] = [];
  let pen = 0;
  let base = '';
  let ceiling: number | undefined;
  for (const letter of text) {
    const font = fontOf(isThai(letter) ? thai : latin);
    const glyph = font.charToGlyph(letter);
    let commands: Outline = glyph.getPath(pen, 0, CUT_SIZE).commands;
    const isMark = upperVowel.test(letter) || toneMark.test(letter);
    if (isMark) {
      const shiftX = tallConsonant.test(base) ? -11 : 0;
      const box = boxOf(commands);
      const shiftY =
        toneMark.test(letter) && ceiling !== undefined ? ceiling - 5 - (box.y + box.h) : 0;
      commands = moved(commands, (x, y) => [x + shiftX, y + Math.min(0, shiftY)]);
      ceiling = boxOf(commands).y;
    } else if (!/[\u0e38-\u0e3a]/.test(letter)) {
      base = letter;
      ceiling = undefined;
    }
    result.push(...commands);
    pen += (glyph.advanceWidth ?? 0) * scale;
  }
  return result;
}

/** The Thai typeface of a Latin one; each other face has the same Thai lettering. */
const THAI_OF: Partial<Record<FontName, FontName>> = {
  kanitText: 'kanitThaiText',
  petch: 'petchThai',
  petchText: 'petchThaiText',
  trirong: 'trirongThai',
  trirongText: 'trirongThaiText',
};

/** Creates the outline of one line of text, Thai or Latin, at {@link CUT_SIZE}. */
export function outlineOf(font: FontName, text: string, spacing = 0): Outline {
  if (!isThai(text)) return latinOutline(font, text, spacing);
  const thai = THAI_OF[font];
  return thai ? thaiOutline(thai, font, text) : thaiOutline('kanitThai', 'kanit', text);
}
