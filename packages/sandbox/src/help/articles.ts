import type { Article } from './article.ts';
import { accountArticles } from './articles/account.ts';
import { affiliateArticles } from './articles/affiliate.ts';
import { depositArticles } from './articles/deposit.ts';
import { gameArticles } from './articles/games.ts';
import { promotionArticles } from './articles/promotions.ts';
import { responsibleArticles } from './articles/responsible.ts';
import { withdrawArticles } from './articles/withdraw.ts';

/** All help articles, by topic. */
export const articles: readonly Article[] = [
  ...depositArticles,
  ...withdrawArticles,
  ...accountArticles,
  ...gameArticles,
  ...promotionArticles,
  ...affiliateArticles,
  ...responsibleArticles,
];
