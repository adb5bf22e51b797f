import { createHash } from 'node:crypto';
import { PNG } from 'pngjs';

/** A decoded picture: four bytes a pixel, row by row. */
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

/** Steps in which a channel is kept. What lies between two says nothing to an eye, and takes a third of the room. */
const STEP = 4;

/** The same picture in whole steps of colour; black stays black and white stays white. */
export function inSteps({ width, height, data }: Pixels): Pixels {
  const rounded = Buffer.from(data.map((value) => Math.min(255, Math.round(value / STEP) * STEP)));
  return { width, height, data: rounded };
}

/** Fingerprint of what is seen, however the file was packed. */
export function pixelHash({ width, height, data }: Pixels): string {
  return createHash('sha256').update(`${width}x${height}\0`).update(data).digest('hex');
}

/** A PNG that keeps what is transparent. */
export function transparentPng({ width, height, data }: Pixels): Buffer {
  const png = new PNG({ width, height });
  data.copy(png.data);
  return PNG.sync.write(png);
}
