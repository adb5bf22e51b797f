import type { HelpBlock, HelpTopic } from '@brand/domain';

/** An article in one language. */
export interface ArticleText {
  /** The question that it answers. */
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

/** What a reader must not miss. */
export const note = (text: string): HelpBlock => ({ type: 'note', text });

/** What is done one after the other. */
export const steps = (...items: string[]): HelpBlock => ({ type: 'steps', items });

/** Points in no order. */
export const list = (...items: string[]): HelpBlock => ({ type: 'list', items });

/** A way into the site. */
export const link = (text: string, path: string): HelpBlock => ({ type: 'link', text, path });
