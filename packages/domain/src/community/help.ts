/** Subjects of the help centre, in the order in which they are shown. */
export const HELP_TOPICS = [
  'deposit',
  'withdraw',
  'account',
  'games',
  'promotions',
  'affiliate',
  'responsible',
] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

/** Figures that a text leaves open, written `{name}` in it: the site fills in those of the reader. */
export const HELP_PLACEHOLDERS = [
  'depositMin',
  'depositMax',
  'withdrawMin',
  'withdrawMax',
  'payoutMinutes',
  'cooldownMinutes',
  'affiliateMin',
] as const;
export type HelpPlaceholder = (typeof HELP_PLACEHOLDERS)[number];

/** What stands for each placeholder, written as it is to be read (`1,000`); null where it is not known. */
export type HelpFigures = Readonly<Record<HelpPlaceholder, string | null>>;

/** One part of an article. Its texts may hold placeholders. */
export type HelpBlock =
  | { readonly type: 'paragraph' | 'note'; readonly text: string }
  /** `steps` are done one after the other, a `list` is in no order. */
  | { readonly type: 'steps' | 'list'; readonly items: readonly string[] }
  /** A way into the site. */
  | { readonly type: 'link'; readonly text: string; readonly path: string };

/** An article of the help centre in one language. */
export interface HelpArticle {
  readonly id: string;
  readonly topic: HelpTopic;
  /** The question that it answers. */
  readonly title: string;
  readonly blocks: readonly HelpBlock[];
}

/**
 * A text with its figures filled in; null where one of them is not known, so that a sentence without its figure is left
 * out and never shown with a gap.
 */
export function fillHelpText(text: string, figures: HelpFigures): string | null {
  let complete = true;
  const filled = text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const figure = HELP_PLACEHOLDERS.some((known) => known === name)
      ? figures[name as HelpPlaceholder]
      : null;
    if (figure === null) complete = false;
    return figure ?? '';
  });
  return complete ? filled : null;
}

/** An article with its figures filled in; what lacks one is left out, block by block and item by item. */
export function fillHelpArticle(article: HelpArticle, figures: HelpFigures): HelpArticle {
  const blocks = article.blocks.flatMap((block): HelpBlock[] => {
    if ('items' in block) {
      const items = block.items.flatMap((item) => fillHelpText(item, figures) ?? []);
      return items.length > 0 ? [{ ...block, items }] : [];
    }
    const text = fillHelpText(block.text, figures);
    return text === null ? [] : [{ ...block, text }];
  });
  return { ...article, blocks };
}
