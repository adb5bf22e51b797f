import { describe, expect, it } from 'vitest';
import { readBrand } from '../brands/brand.ts';
import { readBuiltSite } from '../build/builtSite.ts';
import { memoryFiles } from '../files/memoryFiles.ts';
import type { ServerEntry } from '../siteCode.ts';
import { testOperator } from '../testOperator.ts';
import { TEST_BUILD, TEST_OPERATOR_FILES } from '../testing/testBuild.ts';
import * as serverEntry from '../testing/testServerEntry.ts';
import { type Catalogue, NO_CATALOGUE } from './catalogue.ts';
import { isThere } from './isThere.ts';
import { searchEngineFile } from './searchEngineFiles.ts';

const offers: Catalogue = {
  ...NO_CATALOGUE,
  gameIds: async () => new Set(['pg-1', 'a&b']),
  collections: async () => ['low-bet'],
  promotionIds: async () => new Set(['welcome']),
};

async function file(path: string, catalogue = offers, most?: number) {
  const site = await readBuiltSite(
    memoryFiles(new Map(Object.entries(TEST_BUILD))),
    serverEntry as unknown as typeof ServerEntry,
  );
  const files = new Map(Object.entries({ ...TEST_OPERATOR_FILES, 'icon-32.png': 'PNG' }));
  const brand = await readBrand(memoryFiles(files), () => testOperator());
  const found = await searchEngineFile(path, site, brand, catalogue, most);
  return found && new TextDecoder('latin1').decode(found.bytes);
}

describe('files for search engines', () => {
  it('name the site map at the origin of the operator', async () => {
    expect(await file('/robots.txt')).toContain('Sitemap: https://lotus.example/sitemap.xml');
  });

  it('list public pages, games and promotions in both languages', async () => {
    const map = await file('/sitemap.xml');
    for (const path of ['/', '/en', '/game/pg-1', '/en/game/a%26b', '/en/promotion?id=welcome'])
      expect(map).toContain(`<loc>https://lotus.example${path}</loc>`);
  });

  it('list pages alone while the API is out of reach', async () => {
    const map = await file('/sitemap.xml', NO_CATALOGUE);
    expect(map).toContain('<loc>https://lotus.example/</loc>');
    expect(map).not.toContain('/game/');
  });

  it('are parts with an index where there are too many addresses for one', async () => {
    const index = await file('/sitemap.xml', offers, 10);
    expect(index).toContain('<sitemap><loc>https://lotus.example/sitemap-2.xml</loc></sitemap>');
    expect((await file('/sitemap-1.xml', offers, 10))?.match(/<url>/g)).toHaveLength(10);
    expect(await file('/sitemap-9.xml', offers, 10)).toBeUndefined();
  });

  it('have the icon of the operator', async () => {
    expect(await file('/favicon.ico')).toMatch(/PNG$/);
  });
});

describe('a page about something', () => {
  const none: Catalogue = {
    ...NO_CATALOGUE,
    hasGame: async () => false,
    hasPromotion: async () => false,
    hasList: async () => false,
    hasTournament: async () => false,
  };
  it.each([
    ['game-id', '/game/x', false],
    ['game-id-name', '/game/x/play', false],
    ['promotion', '/promotion?id=x', false],
    ['promotion', '/promotion', true],
    ['list-id', '/list/x', false],
    ['list', '/list', true],
    ['tournament', '/tournament?id=x', false],
    ['slot-tournament', '/slot-tournament?id=x', false],
    ['tournament', '/tournament?id=', true],
    ['tournament', '/tournament?from=home', true],
    ['index', '/', true],
  ])('%s at %s', async (name, path, there) => {
    const address = { name, params: { id: 'x' } };
    expect(await isThere(none, address, `https://lotus.example${path}`)).toBe(there);
  });
});
