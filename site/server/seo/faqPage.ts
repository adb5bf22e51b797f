import type { HelpCentre } from '@brand/api/community';
import { type HelpBlock, type Locale, fillHelpArticle } from '@brand/domain';
import type { Operator } from '@brand/operator';
import { escapeHtml } from '../documents/escapeHtml.ts';
import type { StructuredData } from '../documents/structuredData.ts';
import { localePath, offeredHelp, visitorFigures } from '../siteCode.ts';

/** The operator whose help it is. */
type HelpOperator = Pick<
  Operator,
  'features' | 'hideaff' | 'protection' | 'payoutMinutes' | 'languages'
>;

/**
 * The questions of the help page and their answers, as a visitor reads them (schema.org `FAQPage`).
 *
 * @param origin of the operator, for links
 * @returns null without questions
 */
export function faqPage(
  centre: HelpCentre,
  operator: HelpOperator,
  locale: Locale,
  origin: string,
): StructuredData | null {
  const figures = visitorFigures(operator.payoutMinutes);
  const address = (path: string) => origin + localePath(locale, path, operator.languages);
  const articles = offeredHelp(centre, operator)
    .articles.map((article) => fillHelpArticle(article, figures))
    .filter(({ blocks }) => blocks.length > 0);
  if (articles.length === 0) return null;
  return {
    '@type': 'FAQPage',
    mainEntity: articles.map(({ title, blocks }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: {
        '@type': 'Answer',
        text: blocks.map((block) => answerPart(block, address)).join(''),
      },
    })),
  };
}

/** Search engines show some HTML in an answer. */
function answerPart(block: HelpBlock, address: (path: string) => string): string {
  if (block.type === 'link') {
    return `<p><a href="${escapeHtml(address(block.path))}">${escapeHtml(block.text)}</a></p>`;
  }
  if ('items' in block) {
    const list = block.type === 'steps' ? 'ol' : 'ul';
    const items = block.items.map((item) => `<li>${escapeHtml(item)}</li>`);
    return `<${list}>${items.join('')}</${list}>`;
  }
  return `<p>${escapeHtml(block.text)}</p>`;
}
