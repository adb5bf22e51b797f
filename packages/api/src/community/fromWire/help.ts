import {
  type HelpArticle,
  type HelpBlock,
  type HelpTopic,
  HELP_TOPICS,
  safeReturnPath,
} from '@brand/domain';
import * as v from 'valibot';
import { resultOf } from '../../client/fromWire/envelope.ts';
import { listOf, readable } from '../../client/fromWire/list.ts';
import { id, required } from '../../client/fromWire/loose.ts';

const topic = v.picklist(HELP_TOPICS);

const path = v.pipe(
  required,
  v.check((given) => safeReturnPath(given) !== null, 'leaves the site'),
  v.transform((given) => safeReturnPath(given) ?? '/'),
);

const block = v.union([
  v.object({ type: v.picklist(['paragraph', 'note']), text: required }),
  v.object({ type: v.picklist(['steps', 'list']), items: v.pipe(v.array(required), v.nonEmpty()) }),
  v.object({ type: v.literal('link'), text: required, path }),
]);

const blocks = v.pipe(
  listOf<HelpBlock>(block),
  v.check(({ items }) => items.length > 0),
);

const article = v.pipe(
  v.object({ id, topic, title: required, blocks }),
  // An unknown type of block does not make the article invalid.
  v.transform((wire): HelpArticle => ({ ...wire, blocks: wire.blocks.items })),
);

/** Named topics and articles. */
export interface HelpCentre {
  readonly topics: readonly { readonly id: HelpTopic; readonly name: string }[];
  readonly articles: readonly HelpArticle[];
}

/** Reply of the help articles, and the number of excluded topics and articles. */
export const helpReply = v.pipe(
  resultOf(
    v.object({
      topics: listOf(v.object({ id: topic, name: required })),
      articles: readable(listOf(article)),
    }),
  ),
  v.transform(({ topics, articles }): { centre: HelpCentre; dropped: number } => ({
    centre: { topics: topics.items, articles: articles.items },
    dropped: topics.dropped + articles.dropped,
  })),
);
