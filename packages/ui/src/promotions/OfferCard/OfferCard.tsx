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
  /** Its picture; what the picture says is read aloud. */
  picture: PromotionPicture;
  /** Its name. */
  title: string;
  /** Address of the offer in full; the whole card leads there. @default nowhere */
  href?: string | undefined;
  /** One or two sentences. */
  summary: string;
  /** How it stands, as Badges. @default none */
  badges?: ReactNode;
  /** Its terms: a PromotionTermsList, or other facts. @default none */
  children?: ReactNode;
  /** One step to take, at the foot of the card. @default none */
  action?: ReactNode;
  /** Can no longer be had: the picture goes grey. @default false */
  over?: boolean;
  /** The first cards of a page: their pictures are what the page is waited for. @default false */
  eager?: boolean;
  /** Place of the name in the outline. @default 2 */
  level?: 2 | 3;
}

/** One promotion, bonus or event: what it shows, gives and asks for. */
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
        style={picture.color ? { backgroundColor: picture.color } : undefined}
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
