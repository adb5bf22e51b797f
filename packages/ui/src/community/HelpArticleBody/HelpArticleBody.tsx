import type { HelpBlock } from '@brand/domain';
import type { HTMLAttributes } from 'react';

import { classes } from '../../private/classes.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as css from './HelpArticleBody.css.ts';

/** Props of {@link HelpArticleBody}. Other props go to the root. */
export interface HelpArticleBodyProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Content of the article, with its figures filled in. */
  blocks: readonly HelpBlock[];
  /** Returns the URL of a path on this site, with the language. */
  hrefOf: (path: string) => string;
}

/** The content of a help article, block by block. */
export function HelpArticleBody({ blocks, hrefOf, className, ...rest }: HelpArticleBodyProps) {
  return (
    <div {...rest} className={classes(css.root, className)} data-component="help-article-body">
      {blocks.map((block, index) => (
        <Block key={index} block={block} hrefOf={hrefOf} />
      ))}
    </div>
  );
}

function Block({ block, hrefOf }: Pick<HelpArticleBodyProps, 'hrefOf'> & { block: HelpBlock }) {
  switch (block.type) {
    case 'paragraph':
      return <Text>{block.text}</Text>;
    case 'note':
      // Part of the article from the start, so it must not be announced.
      return <Banner role="note">{block.text}</Banner>;
    case 'steps':
      return (
        <ol className={css.steps}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      );
    case 'list':
      return (
        <ul className={css.points}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'link':
      return (
        <LinkButton href={hrefOf(block.path)} variant="soft" size="sm">
          {block.text}
        </LinkButton>
      );
  }
}
