import { expect, it } from 'vitest';
import { compare } from './compare.ts';
import { TALLEST, cropOf, windowHeight } from './crop.ts';
import { packPng } from './packPng.ts';
import { type Pixels, decodePng, inSteps, pixelHash } from './pixels.ts';

function plain(width: number, height: number, colour = [20, 30, 40]): Pixels {
  const data = Buffer.alloc(width * height * 4);
  for (let at = 0; at < data.length; at += 4) data.set([...colour, 255], at);
  return { width, height, data };
}

function painted(pixels: Pixels, x: number, y: number, size: number, colour: number[]): Pixels {
  const data = Buffer.from(pixels.data);
  for (let row = y; row < y + size; row += 1) {
    for (let column = x; column < x + size; column += 1) {
      data.set(colour, (row * pixels.width + column) * 4);
    }
  }
  return { ...pixels, data };
}

const ground = plain(40, 30);

it('finds no difference in equal pictures', () => {
  expect(compare(ground, plain(40, 30))).toBeUndefined();
});

it('keeps colours in steps that are not visible, and black and white unchanged', () => {
  const steps = (...colour: number[]) => [...inSteps(plain(1, 1, colour)).data];
  expect(steps(0, 21, 255)).toEqual([0, 20, 255, 255]);
  expect(inSteps(plain(2, 2, [21, 29, 41]))).toEqual(inSteps(plain(2, 2, [20, 28, 40])));
});

it('finds a single pixel of another colour, and shows its position', () => {
  const difference = compare(ground, painted(ground, 7, 5, 1, [230, 30, 40]));
  expect(difference).toMatchObject({ pixels: 1, share: 1 / 1200 });
  const red = difference!.mask.data.subarray((5 * 40 + 7) * 4, (5 * 40 + 7) * 4 + 4);
  expect([...red]).toEqual([255, 0, 0, 255]);
});

it('classifies an invisible colour difference as rendering, and a block of colour as design', () => {
  expect(compare(ground, painted(ground, 4, 4, 8, [25, 35, 45]))?.rendering).toBe(true);
  expect(compare(ground, painted(ground, 4, 4, 8, [200, 35, 45]))?.rendering).toBe(false);
});

it('classifies a change of size as design, even with few different pixels', () => {
  const difference = compare(ground, plain(40, 31));
  expect(difference).toMatchObject({ rendering: false, mask: { width: 40, height: 31 } });
});

it('packs every pixel losslessly, with few colours and with many', async () => {
  const colourful = plain(40, 30);
  for (let at = 0; at < 1200; at += 1) {
    colourful.data.set([at % 251, (at * 7) % 256, (at * 13) % 256, 255], at * 4);
  }
  for (const pixels of [ground, plain(1, 1), colourful]) {
    const unpacked = decodePng(await packPng(pixels));
    expect(pixelHash(unpacked)).toBe(pixelHash(pixels));
  }
  expect((await packPng(ground)).length).toBeLessThan(120);
});

it('distinguishes pictures with the same bytes and different dimensions', () => {
  expect(pixelHash(plain(10, 20))).not.toBe(pixelHash(plain(20, 10)));
});

const window = { width: 390, height: 844 };
const content = { left: 20.4, top: 30.6, right: 120.2, bottom: 80.1 };
const measured = { content, overlay: false, documentHeight: 844 };

it('crops to the story with a margin for its shadow, within the window', () => {
  expect(cropOf(measured, window)).toEqual({ x: 4, y: 14, width: 133, height: 83 });
  const wide = { ...measured, content: { left: -300, top: 0, right: 900, bottom: 60 } };
  expect(cropOf(wide, window)).toEqual({ x: 0, y: 0, width: 390, height: 76 });
});

it('keeps the whole window for overlays, and for empty stories', () => {
  const whole = { x: 0, y: 0, ...window };
  expect(cropOf({ ...measured, overlay: true }, window)).toEqual(whole);
  expect(cropOf({ ...measured, content: null }, window)).toEqual(whole);
  const outside = { ...measured, content: { left: 500, top: 0, right: 600, bottom: 60 } };
  expect(cropOf(outside, window)).toEqual(whole);
});

it('makes the window as high as a tall story, up to a maximum, and never for an overlay', () => {
  const tall = { content: { ...content, bottom: 1200 }, overlay: false, documentHeight: 1210 };
  expect(windowHeight(measured, 844)).toBe(844);
  expect(windowHeight(tall, 844)).toBe(1210);
  expect(
    windowHeight({ ...tall, content: { ...content, bottom: 9000 }, documentHeight: 9000 }, 844),
  ).toBe(TALLEST);
  expect(windowHeight({ ...tall, overlay: true }, 844)).toBe(844);
});
