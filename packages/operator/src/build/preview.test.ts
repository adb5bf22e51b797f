import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';

import { pictureSize } from '../folder/pictureSize.ts';
import { makePreview } from './preview.ts';

const square = (size: number, colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="${colour}" d="M0 0h${size}v${size}H0z"/></svg>`;
const picture = (file: string, text: string, width = 40, height = 40) => ({
  file,
  bytes: Buffer.from(text),
  width,
  height,
});

const source = {
  own: null,
  logo: picture('logo.svg', square(40, '#00ff00')),
  icon: square(40, '#0000ff'),
  ground: '#ff0000',
};

/** Colours in the middle and in a corner. */
function colours(bytes: Uint8Array): readonly string[] {
  const { data, width } = PNG.sync.read(Buffer.from(bytes));
  return [(315 * width + 600) * 4, 0].map((at) => data.subarray(at, at + 3).toString('hex'));
}

describe('the image for previews of links', () => {
  it('is the logo on the ground, 1200 by 630', async () => {
    const bytes = await makePreview(source);
    expect(pictureSize(Buffer.from(bytes))).toEqual({ width: 1200, height: 630 });
    expect(colours(bytes)).toEqual(['00ff00', 'ff0000']);
  });

  it('is the icon where the logo cannot be drawn', async () => {
    const bytes = await makePreview({ ...source, logo: picture('logo.webp', 'RIFF') });
    expect(colours(bytes)).toEqual(['0000ff', 'ff0000']);
  });

  it('is the own image of the operator: a drawing to its edges, or a picture as it is', async () => {
    const drawing = square(40, '#00ffff').replace('0 0 40 40', '0 0 40 21');
    const drawn = await makePreview({ ...source, own: picture('share.svg', drawing, 40, 21) });
    expect(colours(drawn)).toEqual(['00ffff', '00ffff']);
    const own = picture('share.png', 'PNG', 1200, 630);
    expect(await makePreview({ ...source, own })).toBe(own.bytes);
  });
});
