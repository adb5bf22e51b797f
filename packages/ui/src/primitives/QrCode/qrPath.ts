import { encode } from 'uqr';

/** Light modules around the code that every reader needs (ISO/IEC 18004). */
export const QUIET_ZONE = 4;

/** A QR as a drawing: the edge of its square in modules, quiet zone included, and its dark modules as one path. */
export interface QrDrawing {
  readonly edge: number;
  readonly path: string;
}

/** Draws a text as QR at level M. Neighbouring modules of a row are one rectangle, so that no hairlines show. */
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
