/** One letter as a stroke in a box of height 20: its width and its path. */
type Letter = readonly [width: number, path: string];

/** A simple alphabet of single strokes for placeholder logos. */
const LETTERS: Record<string, Letter> = {
  A: [16, 'M0 20 8 0 16 20M3.4 13.4H12.6'],
  B: [12.6, 'M0 0V20H7A5.4 5.4 0 0 0 7 9.2H0M0 0H6A4.6 4.6 0 0 1 6 9.2'],
  C: [16, 'M16 4A9 10 0 1 0 16 16'],
  D: [15, 'M0 0V20H5A10 10 0 0 0 5 0Z'],
  E: [12, 'M12 0H0V20H12M0 9.6H10'],
  F: [12, 'M12 0H0V20M0 9.6H10'],
  G: [17, 'M16 4A9 10 0 1 0 17 13.5V10.5H10.5'],
  H: [15, 'M0 0V20M15 0V20M0 10H15'],
  I: [0, 'M0 0V20'],
  J: [10, 'M10 0V14A5 6 0 0 1 0 14'],
  K: [14, 'M0 0V20M14 0 0 11.5M5 7.5 14 20'],
  L: [11, 'M0 0V20H11'],
  M: [18, 'M0 20V0L9 13 18 0V20'],
  N: [15, 'M0 20V0L15 20V0'],
  O: [18, 'M9 0A9 10 0 0 1 9 20A9 10 0 0 1 9 0Z'],
  P: [12.5, 'M0 20V0H7A5.5 5.5 0 0 1 7 11H0'],
  Q: [18, 'M9 0A9 10 0 0 1 9 20A9 10 0 0 1 9 0ZM11 14 17 21'],
  R: [13, 'M0 20V0H7A5.5 5.5 0 0 1 7 11H0M6.5 11 13 20'],
  S: [
    13,
    'M12.5 3.5C11 1 8.5 0 6.5 0 3 0 .8 2.2.8 5 .8 11.5 13 8.5 13 15 13 18 10.2 20 6.5 20 3.8 20 1.2 18.8 0 16',
  ],
  T: [15, 'M0 0H15M7.5 0V20'],
  U: [15, 'M0 0V12.5A7.5 7.5 0 0 0 15 12.5V0'],
  V: [16, 'M0 0 8 20 16 0'],
  W: [22, 'M0 0 5.5 20 11 3 16.5 20 22 0'],
  X: [15, 'M0 0 15 20M15 0 0 20'],
  Y: [15, 'M0 0 7.5 10.5 15 0M7.5 10.5V20'],
  Z: [14, 'M0 0H14L0 20H14'],
  '0': [13, 'M6.5 0A6.5 10 0 0 1 6.5 20A6.5 10 0 0 1 6.5 0Z'],
  '1': [5, 'M0 4 5 0V20'],
  '2': [12, 'M0 5.5A6 5.5 0 0 1 12 6C12 11 0 14 0 20H12'],
  '3': [12, 'M.5 0H11L5.5 8A6.2 6.2 0 1 1 0 17'],
  '4': [13, 'M9.5 20V0L0 14H13'],
  '5': [12, 'M11 0H1.5L.5 9A6.2 6 0 1 1 0 17.5'],
  '6': [12, 'M9 0 1.2 10.5M6 8A6 6 0 0 1 6 20A6 6 0 0 1 6 8Z'],
  '7': [12, 'M0 0H12L4 20'],
  '8': [
    11,
    'M5.5 0A4.7 4.7 0 0 1 5.5 9.4A4.7 4.7 0 0 1 5.5 0ZM5.5 9.4A5.3 5.3 0 0 1 5.5 20A5.3 5.3 0 0 1 5.5 9.4Z',
  ],
  '9': [12, 'M3 20 10.8 9.5M6 0A6 6 0 0 1 6 12A6 6 0 0 1 6 0Z'],
};

/** Used for names that begin with another letter: a four-pointed star. */
const STAR: Letter = [
  20,
  'M10 0C10.6 6.5 13.5 9.4 20 10 13.5 10.6 10.6 13.5 10 20 9.4 13.5 6.5 10.6 0 10 6.5 9.4 9.4 6.5 10 0Z',
];

const GAP = 6.5;

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toUpperCase();

/** The first letter of a name, or a star if it is not A to Z or 0 to 9. */
export function initial(name: string): Letter {
  const first = plain(name).trim()[0] ?? '';
  return (Object.hasOwn(LETTERS, first) ? LETTERS[first] : undefined) ?? STAR;
}

/** A name as strokes; null if it contains unsupported letters. */
export function wordmark(
  name: string,
): { width: number; paths: { x: number; path: string }[] } | null {
  const paths: { x: number; path: string }[] = [];
  let x = 0;
  for (const sign of plain(name).trim()) {
    if (/\s/.test(sign)) x += 7;
    else {
      const letter = Object.hasOwn(LETTERS, sign) ? LETTERS[sign] : undefined;
      if (!letter) return null;
      paths.push({ x, path: letter[1] });
      x += letter[0] + GAP;
    }
  }
  return paths.length > 0 ? { width: x - GAP, paths } : null;
}
