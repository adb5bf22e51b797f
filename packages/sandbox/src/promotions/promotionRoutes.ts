import type { Hono } from 'hono';
import * as v from 'valibot';
import { optionalCaller } from '../auth/caller.ts';
import type { Context } from '../context.ts';
import { language, valid } from '../http/validate.ts';
import { homeBanners } from './homeBanners.ts';
import { publishedPromotions } from './promotions.ts';
import { wirePromotion } from './wirePromotion.ts';

/** Id of a promotion. */
export const promotionId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/));

const Query = v.object({
  placement: v.optional(v.picklist(['home', 'promotion']), 'promotion'),
  id: v.optional(promotionId),
  lang: v.optional(language, 'th'),
});

/** Banners of the home page and the promotions (section 7). */
export function promotionRoutes(app: Hono, context: Context): void {
  app.get('/api/promotion/list', async (request) => {
    const member = optionalCaller(context, request)?.member;
    const { placement, id, lang } = valid(Query, request.req.query());
    if (placement === 'home') {
      return request.json({ code: 0, result: await homeBanners(context, lang) });
    }
    // A promotion that has ended can still be read by its id, for existing links.
    const promotions = publishedPromotions(context, { alsoOver: id !== undefined }).filter(
      (promotion) => id === undefined || promotion.id === id,
    );
    const result = await Promise.all(
      promotions.map((promotion) => wirePromotion(context, promotion, { lang, member })),
    );
    return request.json({ code: 0, result });
  });
}
