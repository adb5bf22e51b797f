// Generates the pictures of stories into .cache/story-art: the covers of the story games, all banners, and the logos of
// providers and banks. Skipped while a stamp of its sources is unchanged.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bankCodes, bankMark } from '../packages/sandbox/src/art/bankMark.ts';
import { banner } from '../packages/sandbox/src/art/banners/banner.ts';
import { bannerIds } from '../packages/sandbox/src/art/banners/pictures.ts';
import { cover } from '../packages/sandbox/src/art/cover.ts';
import { heroOperators, heroPicture } from '../packages/sandbox/src/art/heroes/heroes.ts';
import { providerMark } from '../packages/sandbox/src/art/providerMark.ts';
import { gameOf } from '../packages/sandbox/src/catalogue/games.ts';
import { providers } from '../packages/sandbox/src/catalogue/providers.ts';
import { STORY_GAMES } from '../packages/ui/src/games/storyGames.ts';
import { isCurrent, storeStamp, stampOf } from './stamp.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = join(ROOT, '.cache/story-art');
const STAMP = join(FOLDER, '.stamp');
const SOURCES = [
  'packages/sandbox/src/art',
  'packages/sandbox/src/catalogue',
  'packages/ui/src/games/storyGames.ts',
  'scripts/storyArt.ts',
];

function writer(group: string) {
  const folder = join(FOLDER, group);
  mkdirSync(folder, { recursive: true });
  return (name: string, svg: string) => writeFileSync(join(folder, `${name}.svg`), svg);
}

function drawCovers() {
  const write = writer('covers');
  for (const { code } of STORY_GAMES) {
    const game = gameOf(code);
    if (!game) throw new Error(`The catalogue has no game "${code}", which storyGames.ts uses`);
    write(code, cover(game));
  }
}

function drawBanners() {
  const write = writer('banners');
  for (const id of bannerIds) {
    for (const locale of ['th', 'en'] as const) {
      for (const shape of ['wide', 'phone', 'home'] as const) {
        write(`${id}.${locale}.${shape}`, banner(id, locale, shape));
      }
    }
  }
}

function drawHeroes() {
  const write = writer('heroes');
  for (const operator of heroOperators) {
    for (const shape of ['wide', 'phone'] as const) {
      write(`${operator}.${shape}`, heroPicture(operator, shape));
    }
  }
}

function drawMarks() {
  const writeProvider = writer('providers');
  for (const provider of providers) writeProvider(provider.id, providerMark(provider));
  const writeBank = writer('banks');
  for (const code of bankCodes) writeBank(code, bankMark(code));
}

const stamp = stampOf(ROOT, SOURCES);
if (!isCurrent(STAMP, stamp)) {
  rmSync(FOLDER, { recursive: true, force: true });
  drawCovers();
  drawBanners();
  drawHeroes();
  drawMarks();
  storeStamp(STAMP, stamp);
}
