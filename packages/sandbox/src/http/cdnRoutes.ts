import { bannerBrands, pictureFile } from '../art/banners/bannerBrand.ts';
import type { BannerSkeleton } from '../art/banners/bannerDesign.ts';
import type { Hono } from 'hono';
import { gameOf } from '../catalogue/games.ts';
import { providers } from '../catalogue/providers.ts';
import { gameColour } from '../games/gameColour.ts';
import type { Rules } from '../rules.ts';
import { notFound } from './refusal.ts';
import { type Drawing, pictureCache, sendPicture } from './picture.ts';

/** Covers, banners, provider and bank logos and the steps of the USDT guide, drawn on first request. */
export function cdnRoutes(app: Hono, { flatArt }: Pick<Rules, 'flatArt'>): void {
  const picture = pictureCache();

  app.get('/cdn/:kind/:file{[a-zA-Z0-9._-]+\\.svg}', async (request) => {
    const { kind, file } = request.req.param();
    const drawing = (flatArt ? flatOf : drawingOf)(kind, file.slice(0, -'.svg'.length));
    const drawn = drawing && (await picture(`${kind}/${file}`, drawing));
    if (!drawn) throw notFound();
    return sendPicture(request, drawn);
  });
}

/** Ends the name of the layers of a cover. */
const LAYERS = '.layers';

function withoutLayers(name: string): string {
  return name.endsWith(LAYERS) ? name.slice(0, -LAYERS.length) : name;
}

/** A cover or banner as one colour; logos and guides stay as they are. */
function flatOf(kind: string, name: string): Drawing | undefined {
  if (kind === 'covers') {
    return async () => {
      const game = gameOf(withoutLayers(name));
      return game && flatPicture(300, 400, gameColour(game));
    };
  }
  if (kind === 'banners') {
    const [, shape] = /\.(wide|phone|home)$/.exec(name) ?? [];
    const [width, height] = FLAT_SIZES[shape ?? ''] ?? FLAT_SIZES['wide']!;
    return async () => flatPicture(width, height, BANNER_GREY);
  }
  return drawingOf(kind, name);
}

const FLAT_SIZES: Readonly<Record<string, readonly [number, number]>> = {
  wide: [1200, 480],
  phone: [750, 420],
  home: [750, 562],
};
const BANNER_GREY = '#4a4a5e';

function flatPicture(width: number, height: number, color: string): string {
  const area = `width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${area}><rect ${area} fill="${color}"/></svg>`;
}

/** The art is loaded with the first picture, because fonts and motifs would slow down the start. */
function drawingOf(kind: string, name: string): Drawing | undefined {
  switch (kind) {
    case 'covers':
      return async () => {
        const game = gameOf(withoutLayers(name));
        if (!game) return undefined;
        const { cover, coverLayers } = await import('../art/cover.ts');
        return name.endsWith(LAYERS) ? coverLayers(game) : cover(game);
      };
    case 'providers':
      return async () => {
        const provider = providers.find(({ id }) => id === name);
        return provider && (await import('../art/providerMark.ts')).providerMark(provider);
      };
    case 'banks':
      return async () => {
        const { bankCodes, bankMark } = await import('../art/bankMark.ts');
        const code = bankCodes.find((each) => each === name);
        return code && bankMark(code);
      };
    case 'banners':
      return () => drawBanner(name);
    case 'usdt-guide':
      return async () => {
        const [, step, locale] = /^step-(\d)\.(th|en)$/.exec(name) ?? [];
        if (!step) return undefined;
        const { usdtStep } = await import('../art/usdtGuide/usdtStep.ts');
        return usdtStep(Number(step), locale === 'en' ? 'en' : 'th');
      };
    default:
      return undefined;
  }
}

async function drawBanner(name: string): Promise<string | undefined> {
  const { banner } = await import('../art/banners/banner.ts');
  const { pictureIds } = await import('../art/banners/pictures.ts');
  const [, wanted, locale, shape] = /^([a-z-]+)\.(th|en)\.(wide|phone|home)$/.exec(name) ?? [];
  for (const brand of [undefined, ...bannerBrands]) {
    const id = pictureIds.find((each) => pictureFile(each, brand ?? '') === wanted);
    if (id) return banner(id, locale === 'en' ? 'en' : 'th', shape as BannerSkeleton, brand);
  }
  return undefined;
}
