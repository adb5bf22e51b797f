/** Topics of the help centre, in display order. */
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

/** Placeholders in texts, written `{name}`. The site fills in the figures of the reader. */
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

/** The formatted value of each placeholder (`1,000`); null if unknown. */
export type HelpFigures = Readonly<Record<HelpPlaceholder, string | null>>;

/** One block of an article. Its texts may contain placeholders. */
export type HelpBlock =
  | { readonly type: 'paragraph' | 'note'; readonly text: string }
  /** `steps` are ordered, a `list` is unordered. */
  | { readonly type: 'steps' | 'list'; readonly items: readonly string[] }
  /** A link to a page of the site. */
  | { readonly type: 'link'; readonly text: string; readonly path: string };

/** An article of the help centre in one language. */
export interface HelpArticle {
  readonly id: string;
  readonly topic: HelpTopic;
  /** The question that the article answers. */
  readonly title: string;
  readonly blocks: readonly HelpBlock[];
}

/**
 * A text with its placeholders filled in. Null if a figure is unknown, so that the sentence is omitted and not shown
 * with a gap.
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

/** An article with its placeholders filled in. Blocks and items with unknown figures are omitted. */
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
