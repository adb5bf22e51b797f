import type { HelpCentre } from '@brand/api/community';
import type { HelpArticle } from '@brand/domain';
import type { Operator } from '@brand/operator';
import { hasLimits } from '../../../platform/operator/hasLimits.ts';

/** The operator settings that decide which articles are shown. */
export type HelpOperator = Pick<Operator, 'features' | 'hideaff' | 'protection'>;

/** The feature switch of a page, by the start of its path. */
const SWITCHED: readonly (readonly [path: RegExp, isOn: (operator: HelpOperator) => boolean])[] = [
  [/^\/affiliate\b/, ({ hideaff }) => !hideaff],
  [/^\/(?:promotion|bonus)\b/, ({ features }) => features.promotions],
  [/^\/missions\b/, ({ features }) => features.missions],
  [/^\/(?:slot-)?tournament\b/, ({ features }) => features.tournament],
  [/^\/vip\b/, ({ features }) => features.vip],
  [/^\/limits\b/, hasLimits],
  [/^\/demo\b/, ({ features }) => features.demo],
];

/** The help centre without the features that the operator has switched off, so that no link leads to a missing page. */
export function offeredHelp({ topics, articles }: HelpCentre, operator: HelpOperator): HelpCentre {
  const isOffered = (path: string) =>
    SWITCHED.every(([page, isOn]) => !page.test(path) || isOn(operator));
  const shown = articles
    .filter(({ topic }) => topic !== 'affiliate' || !operator.hideaff)
    .map((article): HelpArticle => ({
      ...article,
      blocks: article.blocks.filter((block) => block.type !== 'link' || isOffered(block.path)),
    }))
    .filter(({ blocks }) => blocks.length > 0);
  return {
    topics: topics.filter(({ id }) => shown.some(({ topic }) => topic === id)),
    articles: shown,
  };
}
