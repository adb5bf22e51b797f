import { readableOn } from './colour.ts';
import { layoutTitle } from './lettering/titleLayout.ts';
import { pathData } from './lettering/path.ts';

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

/**
 * The logo of a bank or wallet, 64×64: its code on its colour, in black or white, whichever has more contrast. It does
 * not imitate the bank’s real logo.
 */
export function bankMark(code: BankCode): string {
  const colour = colours[code];
  const words = code.replace(/wallet$/, ' wallet');
  const { outline } = layoutTitle(
    words,
    { x: 8, y: 14, w: 48, h: 36 },
    { font: 'kanit', gap: 0.3 },
  );
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">' +
    `<rect width="64" height="64" rx="14" fill="${colour}"/>` +
    '<rect x=".75" y=".75" width="62.5" height="62.5" rx="13.25" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="1.5"/>' +
    `<path d="${pathData(outline)}" fill="${readableOn(colour)}"/></svg>`
  );
}
