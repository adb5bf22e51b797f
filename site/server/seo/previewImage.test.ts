import { describe, expect, it } from 'vitest';
import { openNodeTestSite } from '../testing/nodeTestSite.ts';
import { plainGet } from '../testing/plainGet.ts';
import { NO_CATALOGUE } from './catalogue.ts';
import { previewImage, promotionImage } from './previewImage.ts';

const page = { accept: 'text/html' };

describe('previews of links', () => {
  it('show the cover of a game, the picture of a promotion, and else the image of the operator', async () => {
    const site = await openNodeTestSite(undefined, {
      catalogueOf: () => ({
        ...NO_CATALOGUE,
        gamePreview: async (id, locale) =>
          previewImage(`https://cdn.lotus.example/${id}.webp`, `Game "${locale}"`, false),
        promotionPreview: async (id) =>
          id === 'gone'
            ? null
            : promotionImage({
                image: `https://cdn.lotus.example/${id}.png`,
                imagePhone: 'https://cdn.lotus.example/phone.png',
                alt: id,
                color: null,
              }),
      }),
    });
    const tags = async (path: string) => {
      const html = (await plainGet(site.port, path, page)).body.toString();
      const content = (name: string) =>
        new RegExp(`="${name}" content="([^"]*)"`).exec(html)?.[1] ?? null;
      return ['og:image', 'og:image:alt', 'og:image:width', 'twitter:card'].map(content);
    };
    const own = [
      'https://lotus.example/operator/preview.png',
      'Lotus',
      '1200',
      'summary_large_image',
    ];
    const cover = (id: string) => `https://cdn.lotus.example/${id}`;
    expect(await tags('/en/game/g1')).toEqual([
      cover('g1.webp'),
      'Game &quot;en&quot;',
      null,
      'summary',
    ]);
    expect(await tags('/game/g1/name')).toEqual([
      cover('g1.webp'),
      'Game &quot;th&quot;',
      null,
      'summary',
    ]);
    const large = ['1200', 'summary_large_image'];
    expect(await tags('/promotion?id=a')).toEqual([cover('a.png'), 'a', ...large]);
    expect(await tags('/promotion?id=b')).toEqual([cover('b.png'), 'b', ...large]);
    for (const path of ['/promotion', '/promotion?id=gone', '/', '/login'])
      expect(await tags(path)).toEqual(own);
    await site.close();
  });

  it('never show a drawing, which no service displays', () => {
    expect(previewImage('https://cdn.example/a.SVG?v=1', 'a', true)).toBeNull();
    expect(previewImage(null, 'a', true)).toBeNull();
    expect(previewImage('https://cdn.example/a.png', 'a', true)?.url).toContain('a.png');
  });
});
