import { encode } from 'uqr';

/** Width of the quiet zone in modules that readers need (ISO/IEC 18004). */
export const QUIET_ZONE = 4;

/** A QR code as SVG data: its size in modules, quiet zone included, and its dark modules as one path. */
export interface QrDrawing {
  readonly edge: number;
  readonly path: string;
}

/**
 * Creates the path of a text as QR code, level M. Adjacent modules of a row are one rectangle, so that no hairlines are
 * visible.
 */
export function drawQr(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  let path = '';
  for (const [y, row] of data.entries()) {
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue;
      let run = 1;
      while (row[x + run]) run += 1;
      path += `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h${run}v1h-${run}z`;
      x += run;
    }
  }
  return { edge: size + 2 * QUIET_ZONE, path };
}
