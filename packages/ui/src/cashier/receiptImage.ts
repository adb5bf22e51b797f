/** Pixels. Readable on a phone, and after a chat has compressed it. */
const WIDTH = 900;
const MARGIN = 64;
const LINE = 68;
/** Where a text of each alignment stands, and the width that it is squeezed into. */
const PLACES = {
  left: { x: MARGIN, width: WIDTH / 2 - MARGIN },
  right: { x: WIDTH - MARGIN, width: WIDTH / 2 - MARGIN },
  center: { x: WIDTH / 2, width: WIDTH - 2 * MARGIN },
} as const;

/**
 * A receipt as a PNG file: the first line is its title, the second its amount, the others are a name and its value, separated by a
 * tab. Black on white, like paper.
 *
 * @returns null if the browser cannot draw
 */
export function receiptImage([
  title = '',
  amount = '',
  ...rows
]: readonly string[]): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = MARGIN * 2 + LINE * (rows.length + 3);
  const brush = canvas.getContext('2d');
  if (!brush) return Promise.resolve(null);
  const { fontFamily } = getComputedStyle(document.body);
  const write = (text: string, align: keyof typeof PLACES, y: number, font: string) => {
    brush.font = `${font} ${fontFamily}`;
    brush.textAlign = align;
    brush.fillText(text, PLACES[align].x, y, PLACES[align].width);
  };
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.fillStyle = '#000';
  write(title, 'center', MARGIN + LINE * 0.6, '600 44px');
  write(amount, 'center', MARGIN + LINE * 1.8, '600 68px');
  for (const [index, row] of rows.entries()) {
    const [name = '', value = ''] = row.split('\t');
    const y = MARGIN + LINE * (index + 3.2);
    brush.fillStyle = '#ddd';
    brush.fillRect(MARGIN, y - LINE * 0.72, WIDTH - 2 * MARGIN, 2);
    brush.fillStyle = '#555';
    write(name, 'left', y, '34px');
    brush.fillStyle = '#000';
    write(value, 'right', y, '600 34px');
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
