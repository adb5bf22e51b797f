import type { Hono } from 'hono';
import * as v from 'valibot';
import type { BannerId } from '../art/banners/banner.ts';
import type { Context } from '../context.ts';
import { language, valid } from '../http/validate.ts';

const Query = v.object({
  placement: v.optional(v.picklist(['home'])),
  lang: v.optional(language, 'th'),
});

/** Page of the site that each banner leads to (section 2, Screens and routes). */
const links: Readonly<Record<BannerId, string>> = {
  'new-games': '/list/slot',
  'qr-deposit': '/deposit',
  tournament: '/slot-tournament',
  'invite-friends': '/affiliate',
  'fishing-season': '/list/fishing',
};

/** Banners of the home page (section 7). */
export function bannerRoutes(app: Hono, { apiOrigin }: Context): void {
  app.get('/api/promotion/list', async (request) => {
    const { lang } = valid(Query, request.req.query());
    const { bannerAlt, bannerColour, bannerIds } = await import('../art/banners/banner.ts');
    const result = bannerIds.map((id) => ({
      id,
      title: bannerAlt(id, lang),
      imageUrl: `${apiOrigin}/cdn/banners/${id}.${lang}.wide.svg`,
      imageUrlMobile: `${apiOrigin}/cdn/banners/${id}.${lang}.phone.svg`,
      link: links[id],
      alt: bannerAlt(id, lang),
      color: bannerColour(id),
    }));
    return request.json({ code: 0, result });
  });
}
