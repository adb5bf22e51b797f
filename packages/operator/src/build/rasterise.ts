import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { Resvg, initWasm } from '@resvg/resvg-wasm';

let ready: Promise<void> | undefined;

function start(): Promise<void> {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  return (ready ??= readFile(wasm)
    .then((bytes) => initWasm(bytes))
    .catch((error: Error) => {
      // Another copy of this module has started it: an engine starts once for a process.
      if (!error.message.startsWith('Already initialized')) throw error;
    }));
}

/** An SVG rendered as PNG, and as RGBA bytes. */
export interface Raster {
  png: Uint8Array;
  pixels: Uint8Array;
}

/**
 * Renders an SVG as a square picture.
 *
 * @param svg an SVG that passed `checkSvg`
 * @param size edge in pixels
 */
export async function rasterise(svg: string, size: number): Promise<Raster> {
  await start();
  const drawing = new Resvg(svg, {
    fitTo: { mode: 'width', value: size },
    font: { loadSystemFonts: false },
  });
  const image = drawing.render();
  const raster = { png: image.asPng(), pixels: image.pixels };
  image.free();
  drawing.free();
  return raster;
}
