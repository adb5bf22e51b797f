import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { providers } from '../catalogue/providers.ts';
import { bankCodes, bankMark } from './bankMark.ts';
import { banner, bannerAlt, bannerColour } from './banners/banner.ts';
import { bannerIds, pictureIds } from './banners/pictures.ts';
import { bannerBrands } from './banners/bannerBrand.ts';
import { contrast, readableOn } from './colour.ts';
import { providerMark } from './providerMark.ts';
import { USDT_STEPS, usdtStep } from './usdtGuide/usdtStep.ts';
import { faultOf } from './wellFormed.ts';

describe('the logos', () => {
  it('of providers are well-formed and readable on dark and light backgrounds', () => {
    for (const provider of providers) {
      expect(faultOf(providerMark(provider)), provider.id).toBeUndefined();
      for (const surface of ['#ffffff', '#14102b', '#0a1512']) {
        expect(contrast(provider.brand.colour, surface), provider.id).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it('of banks and networks cover section 3 and show their code in the colour with more contrast', () => {
    const section3 =
      'scb kbank ktb bbl bay tmb gsb baac isbt uob cimb citi lh kkp ghb onewallet truewallet usdt trc20 erc20';
    expect([...bankCodes].sort()).toEqual(section3.split(' ').sort());
    for (const code of bankCodes) {
      const svg = bankMark(code);
      expect(faultOf(svg), code).toBeUndefined();
      const colour = /fill="(#[0-9a-f]{6})"\/>/.exec(svg)?.[1] ?? '';
      expect(contrast(colour, readableOn(colour)), code).toBeGreaterThanOrEqual(4.5);
      // At the corner of another logo letters could not be read.
      expect(svg.match(/<path/g), code).toHaveLength(code.endsWith('rc20') ? 1 : 2);
      // A line at the edge would be cut by the shape of the brand.
      expect(svg, code).not.toContain('stroke');
    }
  });
});

describe('the banners, and the pictures of promotions,', () => {
  it('exist in both languages and every shape, well-formed, under 24 kB gzipped', () => {
    expect(bannerIds).toHaveLength(5);
    for (const id of pictureIds) {
      for (const locale of ['th', 'en'] as const) {
        for (const [shape, width, height] of [
          ['wide', 1200, 480],
          ['phone', 750, 420],
          ['home', 750, 562],
        ] as const) {
          const drawn = [undefined, ...bannerBrands].map((brand) => {
            const svg = banner(id, locale, shape, brand);
            expect(faultOf(svg), `${id} ${locale} ${shape} ${brand}`).toBeUndefined();
            expect(svg).toContain(`width="${width}" height="${height}"`);
            expect(gzipSync(svg, { level: 9 }).length, id).toBeLessThanOrEqual(24 * 1024);
            return svg;
          });
          expect(new Set(drawn).size, `${id}: a drawing for each brand`).toBe(drawn.length);
        }
      }
    }
  });

  it('have an alternative text and a placeholder colour', () => {
    expect(bannerAlt('qr-deposit', 'th')).toBe('ฝากด้วย QR ในหนึ่งนาที สแกนได้จากทุกแอปธนาคาร');
    for (const brand of [undefined, ...bannerBrands])
      for (const id of pictureIds) expect(bannerColour(id, brand)).toMatch(/^#[0-9a-f]{6}$/);
  });
});

describe('the steps of the USDT guide', () => {
  it('are six different pictures in each language, square, well-formed, under 12 kB gzipped', () => {
    const drawn = (['th', 'en'] as const).flatMap((locale) =>
      Array.from({ length: USDT_STEPS }, (_, at) => usdtStep(at + 1, locale) ?? ''),
    );
    expect(new Set(drawn).size).toBe(12);
    for (const svg of drawn) {
      expect(faultOf(svg)).toBeUndefined();
      expect(svg).toContain('viewBox="0 0 360 360"');
      expect(gzipSync(svg, { level: 9 }).length).toBeLessThanOrEqual(12 * 1024);
    }
    for (const step of [0, USDT_STEPS + 1]) expect(usdtStep(step, 'th')).toBeUndefined();
  });
});
