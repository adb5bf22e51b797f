import type { PromotionPicture } from '@brand/domain';
import type { HTMLAttributes, ReactNode } from 'react';

import { classes } from '../../private/classes.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { OfferPicture } from '../OfferPicture.tsx';
import * as css from './OfferDetail.css.ts';

/** Props of {@link OfferDetail}. Other props go to the `article`. */
export interface OfferDetailProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'title' | 'children' | 'content'
> {
  /** Its picture, with the text of the picture for screen readers. */
  picture: PromotionPicture;
  /** Its name. */
  title: string;
  /** One or two sentences. */
  summary: string;
  /** Its status, as Badges. @default none */
  badges?: ReactNode;
  /** Its figures: PromotionTermsList and TurnoverExample, or other facts. */
  children: ReactNode;
  /** Why it is unavailable, and the action. @default none */
  action?: ReactNode;
  /** The operator's own text: RichText. @default none */
  content?: ReactNode;
  /** No longer available: the picture is grey. @default false */
  over?: boolean;
  /** Heading level of the name. @default 1 */
  level?: 1 | 2;
}

/** One promotion or event in full: picture, figures, action and text in one box. */
export function OfferDetail({
  picture,
  title,
  summary,
  badges,
  children,
  action,
  content,
  over = false,
  level = 1,
  className,
  ...rest
}: OfferDetailProps) {
  return (
    <Card
      {...rest}
      as="article"
      padding="none"
      className={classes(css.root, className)}
      data-component="offer-detail"
      data-state={over ? 'over' : 'open'}
    >
      <picture className={css.frame}>
        <source media="(min-width: 768px)" srcSet={picture.image} width={1200} height={480} />
        <OfferPicture picture={picture} over={over} className={css.picture} />
      </picture>
      <div className={css.body}>
        <header className={css.head}>
          {badges && <div className={css.badges}>{badges}</div>}
          <Heading level={level} size="page">
            {title}
          </Heading>
          {summary && <Text tone="muted">{summary}</Text>}
        </header>
        <div className={css.figures} data-part="figures">
          {children}
          {action && (
            <div className={css.action} data-part="action">
              {action}
            </div>
          )}
        </div>
        {content && (
          <div className={css.content} data-part="content">
            {content}
          </div>
        )}
      </div>
    </Card>
  );
}
