import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';

import { drawQr, QUIET_ZONE } from './qrPath.ts';

const PAYLOAD =
  '00020101021229370016A000000677010111011300668123456785802TH53037645406300.0063046500';

/** The dark modules of a path, as `x,y`. */
function darkOf(path: string): Set<string> {
  const dark = new Set<string>();
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(run); step += 1) dark.add(`${Number(x) + step},${y}`);
  }
  return dark;
}

describe('the path of a QR code', () => {
  const { edge, path } = drawQr(PAYLOAD);
  const { data, size } = encode(PAYLOAD, { ecc: 'M', border: 0 });

  it('has every dark module of the code at level M and no other', () => {
    const expected = data.flatMap((row, y) =>
      row.flatMap((dark, x) => (dark ? [`${x + QUIET_ZONE},${y + QUIET_ZONE}`] : [])),
    );
    expect([...darkOf(path)].sort()).toEqual(expected.sort());
  });

  it('keeps a quiet zone of four modules', () => {
    expect(edge).toBe(size + 8);
  });
});
