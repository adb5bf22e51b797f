import type { HTMLAttributes, MouseEvent, ReactNode } from 'react';

import { classes } from '../../private/classes.ts';
import { Card } from '../Card/Card.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as glyphs from '../Icon/glyphs.ts';
import * as css from './HighlightCard.css.ts';

/** A second link of a card, above the link of the card itself. */
export interface HighlightCorner {
  /** Its URL. */
  readonly href: string;
  /** One or two short words. */
  readonly label: string;
  /** Accessible name, if the label needs its context. @default the label */
  readonly fullLabel?: string;
}

/** Props of {@link HighlightCard}. Other props go to the `article`. */
export interface HighlightCardProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'title' | 'children'
> {
  /** Its subject, on one line. */
  title: string;
  /** URL of the card. */
  href: string;
  /** Called on a press of the link. */
  onPress?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** A picture of 3:4, or a figure in its place. */
  art: ReactNode;
  /** The line above the title. */
  label: ReactNode;
  /** The line below the title. */
  detail: ReactNode;
  /** What the link does. */
  action: string;
  /** A second link. @default none */
  corner?: HighlightCorner | null;
}

/** One thing that is on now: a picture, four short lines, and one action. The whole card is a link. */
export function HighlightCard({
  title,
  href,
  onPress,
  art,
  label,
  detail,
  action,
  corner = null,
  className,
  ...rest
}: HighlightCardProps) {
  return (
    <Card
      data-component="highlight-card"
      {...rest}
      as="article"
      padding="none"
      className={classes(css.root, className)}
    >
      <div className={css.art} data-part="art" aria-hidden="true">
        {art}
      </div>
      <div className={css.words}>
        <div className={css.top}>
          <span className={css.label} data-part="label">
            {label}
          </span>
          {corner && (
            <a
              href={corner.href}
              className={css.corner}
              aria-label={corner.fullLabel}
              data-part="corner"
            >
              {corner.label}
            </a>
          )}
        </div>
        <a href={href} onClick={onPress} className={css.title} data-part="link">
          {title}
        </a>
        <div className={css.detail} data-part="detail">
          {detail}
        </div>
        <span className={css.action} data-part="action">
          <span className={css.said}>{action}</span>
          <Icon glyph={glyphs.chevronRight} size={16} />
        </span>
      </div>
    </Card>
  );
}
