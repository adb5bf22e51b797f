import type { Hono } from 'hono';
import { gameOf } from '../catalogue/games.ts';
import { providers } from '../catalogue/providers.ts';
import { notFound } from './refusal.ts';
import { type Drawing, pictureCache, sendPicture } from './picture.ts';

/** Covers, banners, provider and bank marks and the steps of the USDT guide, drawn when they are first asked for. */
export function cdnRoutes(app: Hono): void {
  const picture = pictureCache();

  app.get('/cdn/:kind/:file{[a-zA-Z0-9._-]+\\.svg}', async (request) => {
    const { kind, file } = request.req.param();
    const drawing = drawingOf(kind, file.slice(0, -'.svg'.length));
    const drawn = drawing && (await picture(`${kind}/${file}`, drawing));
    if (!drawn) throw notFound();
    return sendPicture(request, drawn);
  });
}

/** The art is loaded with the first picture: fonts and motifs would slow the start down. */
function drawingOf(kind: string, name: string): Drawing | undefined {
  switch (kind) {
    case 'covers':
      return async () => {
        const game = gameOf(name);
        return game && (await import('../art/cover.ts')).cover(game);
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
  const { banner, pictureIds } = await import('../art/banners/banner.ts');
  const [, wanted, locale, shape] = /^([a-z-]+)\.(th|en)\.(wide|phone)$/.exec(name) ?? [];
  const id = pictureIds.find((each) => each === wanted);
  return id && banner(id, locale === 'en' ? 'en' : 'th', shape === 'phone' ? 'phone' : 'wide');
}
