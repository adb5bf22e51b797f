import { HELP_TOPICS, type HelpTopic, type ShippedLocale } from '@brand/domain';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { language, valid } from '../http/validate.ts';
import { articles } from './articles.ts';

const Query = v.object({
  topic: v.optional(v.picklist(HELP_TOPICS)),
  lang: v.optional(language, 'th'),
});

const names: Readonly<Record<HelpTopic, Readonly<Record<ShippedLocale, string>>>> = {
  deposit: { th: 'ฝากเงิน', en: 'Deposit' },
  withdraw: { th: 'ถอนเงิน', en: 'Withdraw' },
  account: { th: 'บัญชีและการเข้าสู่ระบบ', en: 'Account and login' },
  games: { th: 'เกม', en: 'Games' },
  promotions: { th: 'โปรโมชั่น ทัวร์นาเมนต์ และ VIP', en: 'Promotions, tournaments and VIP' },
  affiliate: { th: 'แนะนำเพื่อน', en: 'Affiliate' },
  responsible: { th: 'เล่นอย่างรับผิดชอบ', en: 'Responsible play' },
};

/** The help centre: topics and articles in one language, public. */
export function helpRoutes(app: Hono): void {
  app.get('/api/v3/member/help/articles', (request) => {
    const { topic, lang } = valid(Query, request.req.query());
    const shown = articles.filter((article) => topic === undefined || article.topic === topic);
    return request.json({
      code: 0,
      result: {
        topics: HELP_TOPICS.map((id) => ({ id, name: names[id][lang] })),
        articles: shown.map((article) => ({
          id: article.id,
          topic: article.topic,
          ...article[lang],
        })),
      },
    });
  });
}
