import { createHash } from 'node:crypto';
import { PNG } from 'pngjs';

/** A decoded picture: four bytes per pixel, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Buffer;
}

/** Decodes a PNG. */
export function decodePng(file: Buffer): Pixels {
  const { width, height, data } = PNG.sync.read(file);
  return { width, height, data };
}

/** Quantisation step of a channel. Smaller differences are not visible, and this saves two thirds of the file size. */
const STEP = 4;

/** Quantises a picture; black stays black and white stays white. */
export function inSteps({ width, height, data }: Pixels): Pixels {
  const rounded = Buffer.from(data.map((value) => Math.min(255, Math.round(value / STEP) * STEP)));
  return { width, height, data: rounded };
}

/** Fingerprint of the pixels, independent of the file encoding. */
export function pixelHash({ width, height, data }: Pixels): string {
  return createHash('sha256').update(`${width}x${height}\0`).update(data).digest('hex');
}

/** A PNG with transparency. */
export function transparentPng({ width, height, data }: Pixels): Buffer {
  const png = new PNG({ width, height });
  data.copy(png.data);
  return PNG.sync.write(png);
}
