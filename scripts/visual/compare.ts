import pixelmatch from 'pixelmatch';
import type { Pixels } from './pixels.ts';

/** Differences below this value, and at antialiased edges, are rendering differences and not design differences. */
const VISIBLE = 0.1;

/** The difference of two pictures. */
export interface Difference {
  /** Number of different pixels. */
  pixels: number;
  /** Their share, from 0 to 1. */
  share: number;
  /** Only antialiased edges and invisible colour differences, caused by another browser. */
  rendering: boolean;
  /** Where they differ: red on transparent, with the size of the larger one. */
  mask: Pixels;
}

/** Compares pixels; undefined when both are equal. A change of size is always a difference. */
export function compare(before: Pixels, after: Pixels): Difference | undefined {
  const sameSize = before.width === after.width && before.height === after.height;
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const [first, second] = [before, after].map((pixels) => onCanvas(pixels, width, height));
  if (!first || !second) return undefined;
  const pixels = differingPixels(first, second);
  if (sameSize && pixels === 0) return undefined;
  const data = Buffer.alloc(width * height * 4);
  const options = { threshold: VISIBLE, diffMask: true };
  const visible = pixelmatch(first, second, data, width, height, options);
  const rendering = sameSize && visible === 0;
  if (rendering) {
    pixelmatch(first, second, data, width, height, {
      threshold: 0,
      includeAA: true,
      diffMask: true,
    });
  }
  return { pixels, share: pixels / (width * height), rendering, mask: { width, height, data } };
}

function onCanvas({ width, height, data }: Pixels, wide: number, high: number): Buffer {
  if (width === wide && height === high) return data;
  const canvas = Buffer.alloc(wide * high * 4);
  for (let row = 0; row < height; row += 1) {
    data.copy(canvas, row * wide * 4, row * width * 4, (row + 1) * width * 4);
  }
  return canvas;
}

function differingPixels(first: Buffer, second: Buffer): number {
  let count = 0;
  for (let at = 0; at < first.length; at += 4) {
    if (first.readUInt32LE(at) !== second.readUInt32LE(at)) count += 1;
  }
  return count;
}
