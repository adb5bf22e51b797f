import type { PromotionPicture } from '@brand/domain';
import type { HTMLAttributes, ReactNode } from 'react';

import { classes } from '../../private/classes.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { OfferPicture } from '../OfferPicture.tsx';
import * as css from './OfferCard.css.ts';

/** Props of {@link OfferCard}. Other props go to the `article`. */
export interface OfferCardProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** Its picture, with the text of the picture for screen readers. */
  picture: PromotionPicture;
  /** Its name. */
  title: string;
  /** Address of the offer's page; the whole card links there. @default no link */
  href?: string | undefined;
  /** One or two sentences. */
  summary: string;
  /** Its status, as Badges. @default none */
  badges?: ReactNode;
  /** Its terms: a PromotionTermsList, or other facts. @default none */
  children?: ReactNode;
  /** One action, at the end of the card. @default none */
  action?: ReactNode;
  /** No longer available: the picture is grey. @default false */
  over?: boolean;
  /** For the first cards of a page: their pictures load with high priority. @default false */
  eager?: boolean;
  /** Heading level of the name. @default 2 */
  level?: 2 | 3;
}

/** One promotion, bonus or event: picture, benefit and conditions. */
export function OfferCard({
  picture,
  title,
  href,
  summary,
  badges,
  children,
  action,
  over = false,
  eager = false,
  level = 2,
  className,
  ...rest
}: OfferCardProps) {
  return (
    <Card
      {...rest}
      as="article"
      padding="none"
      className={classes(css.root, className)}
      data-component="offer-card"
      data-state={over ? 'over' : 'open'}
    >
      <OfferPicture
        picture={picture}
        over={over}
        className={css.picture}
        loading={eager ? 'eager' : 'lazy'}
      />
      <div className={css.body}>
        <div className={css.head}>
          {badges && <div className={css.badges}>{badges}</div>}
          <Heading level={level} size="lg">
            {href === undefined ? (
              title
            ) : (
              <a href={href} className={css.link} data-part="link">
                {title}
              </a>
            )}
          </Heading>
          {summary && (
            <Text size="sm" tone="muted">
              {summary}
            </Text>
          )}
        </div>
        {children}
        {action && (
          <div className={css.action} data-part="action">
            {action}
          </div>
        )}
      </div>
    </Card>
  );
}
