import type { ShippedLocale } from '@brand/domain';
import type { BannerId } from '../art/banners/pictures.ts';
import type { Context } from '../context.ts';
import { type Wire, wirePicture } from './wirePromotion.ts';

/** Page of the site that each banner links to (section 2, Screens and routes). */
const links: Readonly<Record<BannerId, string>> = {
  'new-games': '/list/slot',
  'qr-deposit': '/deposit',
  tournament: '/slot-tournament',
  'invite-friends': '/affiliate',
  'fishing-season': '/list/fishing',
};

/** The banners of the home page, in order. */
export async function homeBanners(context: Context, lang: ShippedLocale): Promise<Wire[]> {
  const { bannerIds } = await import('../art/banners/pictures.ts');
  return Promise.all(
    bannerIds.map(async (id) => {
      const picture = await wirePicture(context, id, lang, 'home');
      return { id, title: picture['alt'], ...picture, link: links[id] };
    }),
  );
}
