import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import type { Pixels } from './pixels.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PALETTE_SIZE = 256;
const TRUE_COLOUR = 2;
const INDEXED = 3;
const pack = promisify(deflate) as (data: Buffer, options: object) => Promise<Buffer>;

/**
 * A small PNG of opaque pixels: with a palette for up to 256 colours, else the smaller one of unfiltered and filtered rows.
 * It has a third of the size of a browser's file.
 */
export async function packPng(pixels: Pixels): Promise<Buffer> {
  const indexed = byPalette(pixels);
  const options = { level: 9, memLevel: 9 };
  if (indexed) {
    const body = await pack(plainRows(indexed.rows, pixels.width), options);
    return file(pixels, INDEXED, [chunk('PLTE', indexed.palette), chunk('IDAT', body)]);
  }
  const rgb = withoutAlpha(pixels.data);
  const stride = pixels.width * 3;
  const bodies = await Promise.all(
    [plainRows(rgb, stride), predictedRows(rgb, stride)].map((rows) => pack(rows, options)),
  );
  const [best] = bodies.toSorted((one, other) => one.length - other.length);
  return file(pixels, TRUE_COLOUR, [chunk('IDAT', best ?? Buffer.alloc(0))]);
}

function file({ width, height }: Pixels, colourType: number, chunks: Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, colourType, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...chunks,
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

function byPalette({ data }: Pixels): { palette: Buffer; rows: Buffer } | undefined {
  const places = new Map<number, number>();
  const rows = Buffer.alloc(data.length / 4);
  for (let pixel = 0; pixel < rows.length; pixel += 1) {
    const colour = data.readUIntBE(pixel * 4, 3);
    let place = places.get(colour);
    if (place === undefined) {
      if (places.size === PALETTE_SIZE) return undefined;
      place = places.size;
      places.set(colour, place);
    }
    rows[pixel] = place;
  }
  const palette = Buffer.alloc(places.size * 3);
  for (const [colour, place] of places) palette.writeUIntBE(colour, place * 3, 3);
  return { palette, rows };
}

function withoutAlpha(data: Buffer): Buffer {
  const rgb = Buffer.alloc((data.length / 4) * 3);
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    data.copy(rgb, to, from, from + 3);
  }
  return rgb;
}

function plainRows(bytes: Buffer, stride: number): Buffer {
  const height = bytes.length / stride;
  const out = Buffer.alloc(bytes.length + height);
  for (let row = 0; row < height; row += 1) {
    bytes.copy(out, row * (stride + 1) + 1, row * stride, (row + 1) * stride);
  }
  return out;
}

/** Filters each row with the PNG filter that gives the smallest values: none, left, above, mean or Paeth. */
function predictedRows(bytes: Buffer, stride: number): Buffer {
  const height = bytes.length / stride;
  const out = Buffer.alloc(bytes.length + height);
  const tries = Array.from({ length: 5 }, () => Buffer.alloc(stride));
  for (let row = 0; row < height; row += 1) {
    const start = row * stride;
    const sums = [0, 0, 0, 0, 0];
    for (let at = 0; at < stride; at += 1) {
      const here = bytes[start + at] ?? 0;
      const left = at < 3 ? 0 : (bytes[start + at - 3] ?? 0);
      const above = row === 0 ? 0 : (bytes[start + at - stride] ?? 0);
      const corner = row === 0 || at < 3 ? 0 : (bytes[start + at - stride - 3] ?? 0);
      const guesses = [0, left, above, (left + above) >> 1, paeth(left, above, corner)];
      for (let filter = 0; filter < 5; filter += 1) {
        const rest = (here - (guesses[filter] ?? 0)) & 255;
        tries[filter]![at] = rest;
        sums[filter]! += rest < 128 ? rest : 256 - rest;
      }
    }
    const filter = sums.indexOf(Math.min(...sums));
    out[row * (stride + 1)] = filter;
    tries[filter]!.copy(out, row * (stride + 1) + 1);
  }
  return out;
}

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [toLeft, toAbove] = [Math.abs(guess - left), Math.abs(guess - above)];
  const toCorner = Math.abs(guess - corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
