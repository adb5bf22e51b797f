import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { games } from '../catalogue/games.ts';
import { providers } from '../catalogue/providers.ts';
import { bankCodes, bankMark } from './bankMark.ts';
import { banner } from './banners/banner.ts';
import { pictureIds } from './banners/pictures.ts';
import { bannerBrands, pictureFile } from './banners/bannerBrand.ts';
import { cover } from './cover.ts';
import { providerMark } from './providerMark.ts';
import { USDT_STEPS, usdtStep } from './usdtGuide/usdtStep.ts';

/**
 * Writes every cover, banner and logo into the folder given on the command line, with a page to view them: `node
 * --conditions=source src/art/contactSheet.ts <folder>`.
 */
function writeContactSheet(folder: string): void {
  const shown: Record<string, string[]> = {};
  let heaviest = { name: '', bytes: 0 };
  const write = (group: string, name: string, svg: string, width: number) => {
    mkdirSync(join(folder, group), { recursive: true });
    writeFileSync(join(folder, group, `${name}.svg`), svg);
    const bytes = gzipSync(svg, { level: 9 }).length;
    if (bytes > heaviest.bytes) heaviest = { name: `${group}/${name}`, bytes };
    (shown[group] ??= []).push(
      `<figure><img src="${group}/${name}.svg" width="${width}" loading="lazy" alt="${name}"><figcaption>${name}</figcaption></figure>`,
    );
  };
  for (const game of games) write('covers', game.code, cover(game), 160);
  for (const brand of [undefined, ...bannerBrands]) {
    for (const id of pictureIds) {
      for (const locale of ['th', 'en'] as const) {
        const file = `${pictureFile(id, brand ?? '')}.${locale}`;
        write('banners', `${file}.wide`, banner(id, locale, 'wide', brand), 600);
        write('banners', `${file}.phone`, banner(id, locale, 'phone', brand), 358);
        write('banners', `${file}.home`, banner(id, locale, 'home', brand), 358);
      }
    }
  }
  for (const provider of providers) write('providers', provider.id, providerMark(provider), 96);
  for (const code of bankCodes) write('banks', code, bankMark(code), 48);
  for (let step = 1; step <= USDT_STEPS; step += 1) {
    for (const locale of ['th', 'en'] as const) {
      write('usdt-guide', `step-${step}.${locale}`, usdtStep(step, locale) ?? '', 480);
    }
  }
  const sections = Object.entries(shown).map(
    ([group, figures]) => `<h2>${group}</h2><section>${figures.join('')}</section>`,
  );
  const style =
    'body{margin:24px;background:#14102b;color:#fff;font:12px system-ui}section{display:flex;flex-wrap:wrap;gap:12px}figure{margin:0}img{display:block;border-radius:10px}';
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style>${sections.join('')}`,
  );
  console.log(`${games.length} covers; heaviest ${heaviest.name}, ${heaviest.bytes} bytes gzipped`);
}

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Name the folder to write into.');
  process.exitCode = 1;
} else writeContactSheet(folder);
