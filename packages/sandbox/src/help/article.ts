import type { HelpBlock, HelpTopic } from '@brand/domain';

/** An article in one language. */
export interface ArticleText {
  /** The question that the article answers. */
  readonly title: string;
  readonly blocks: readonly HelpBlock[];
}

/** An article of the help centre. */
export interface Article {
  readonly id: string;
  readonly topic: HelpTopic;
  readonly th: ArticleText;
  readonly en: ArticleText;
}

/** A paragraph. */
export const say = (text: string): HelpBlock => ({ type: 'paragraph', text });

/** An important note. */
export const note = (text: string): HelpBlock => ({ type: 'note', text });

/** Ordered steps. */
export const steps = (...items: string[]): HelpBlock => ({ type: 'steps', items });

/** An unordered list. */
export const list = (...items: string[]): HelpBlock => ({ type: 'list', items });

/** A link to a page of the site. */
export const link = (text: string, path: string): HelpBlock => ({ type: 'link', text, path });
