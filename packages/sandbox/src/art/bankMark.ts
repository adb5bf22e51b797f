import type { Command } from 'opentype.js';
import { readableOn } from './colour.ts';
import { outlineOf } from './lettering/outline.ts';
import { boxOf, moved, pathData } from './lettering/path.ts';

/** The known colour of each bank, wallet or network. The bank codes are those of section 3. */
const colours = {
  scb: '#4e2e7f',
  kbank: '#138f2d',
  ktb: '#1ba5e1',
  bbl: '#1e4598',
  bay: '#fec43b',
  tmb: '#1279be',
  gsb: '#eb198d',
  baac: '#4b9b1d',
  isbt: '#184615',
  uob: '#0b3979',
  cimb: '#7e2f36',
  citi: '#1583c7',
  lh: '#6d6e71',
  kkp: '#199cc5',
  ghb: '#f57d23',
  onewallet: '#e8563f',
  truewallet: '#ff8300',
  usdt: '#26a17b',
  trc20: '#d9232e',
  erc20: '#627eea',
} as const;

export type BankCode = keyof typeof colours;

/** All codes that have a logo. */
export const bankCodes = Object.keys(colours) as readonly BankCode[];

/** Shown at 20 px at the corner of another logo. */
const networks: readonly BankCode[] = ['trc20', 'erc20'];
/** Height of capitals, more than 11 px where the logo is shown at 44 px. */
const CAPITALS = 17;
/** Widest line. The corners of the logo may be cut off. */
const WIDEST = 48;
const LINE = 21;

/**
 * The logo of a bank or wallet, 64×64: its code on its colour, in black or white, whichever has more contrast. Five
 * letters would be narrow, so that such a code has two lines. It does not imitate the bank’s real logo. The site cuts
 * it to the shape of the brand. A network has no letters: they would be too small to read.
 */
export function bankMark(code: BankCode): string {
  const colour = colours[code];
  const written = code.replace(/wallet$|bank$/, ' $&').toUpperCase();
  const lines = networks.includes(code) ? [] : written.split(' ');
  const top = 32 - ((lines.length - 1) * LINE + CAPITALS) / 2;
  const outline = lines.flatMap((line, at) => lineOf(line, top + at * LINE));
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">' +
    `<path d="M0 0h64v64H0z" fill="${colour}"/>` +
    (outline.length > 0 ? `<path d="${pathData(outline)}" fill="${readableOn(colour)}"/>` : '') +
    '</svg>'
  );
}

/** A long line is narrowed, never lower. */
function lineOf(text: string, top: number): Command[] {
  const letters = outlineOf('kanitText', text, 3);
  const ink = boxOf(letters);
  const high = CAPITALS / ink.h;
  const wide = Math.min(high, WIDEST / ink.w);
  return moved(letters, (x, y) => [32 + (x - ink.x - ink.w / 2) * wide, top + (y - ink.y) * high]);
}
