import type { HTMLAttributes, ReactElement, ReactNode } from 'react';

import { classes } from '../../private/classes.ts';
import * as css from '../../private/notice.css.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { Glyph } from '../Icon/glyph.ts';
import { Text } from '../Text/Text.tsx';
import * as glyphs from '../Icon/glyphs.ts';

/** Props of {@link EmptyState}. Other props go to the `div`. */
export interface EmptyStateProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'title' | 'children'
> {
  /** What is empty. */
  title: string;
  /** Why, or what will appear here. */
  text?: string;
  /** The kind of missing content. @default 'search' */
  icon?: Glyph;
  /** An Illustration instead of the icon, for a whole page or tab. @default the icon */
  picture?: ReactElement;
  /** One action: a button or a link. */
  action?: ReactNode;
  /** Heading level of the title; 1 is as large as the title of a page. @default 2 */
  level?: 1 | 2 | 3 | 4;
}

/** Shown when there is no content and no error. */
export function EmptyState({
  title,
  text,
  icon = glyphs.search,
  action,
  level = 2,
  picture,
  className,
  ...rest
}: EmptyStateProps) {
  return (
    <div
      {...rest}
      className={classes(css.root, picture && css.pictured, className)}
      data-component="empty-state"
    >
      {picture ?? (
        <span className={css.mark}>
          <Icon glyph={icon} size={32} />
        </span>
      )}
      <Heading level={level} size={level === 1 ? 'page' : 'lg'}>
        {title}
      </Heading>
      {text && (
        <Text tone="muted" size="sm" align="center" className={css.text}>
          {text}
        </Text>
      )}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
