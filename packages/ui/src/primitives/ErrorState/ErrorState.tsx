'use client';

import type { HTMLAttributes, ReactElement } from 'react';

import { classes } from '../../private/classes.ts';
import * as css from '../../private/notice.css.ts';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { Glyph } from '../Icon/glyph.ts';
import { Text } from '../Text/Text.tsx';
import * as glyphs from '../Icon/shellGlyphs.ts';

/** Props of {@link ErrorState}. Other props go to the `div`. */
export interface ErrorStateProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'title' | 'children'
> {
  /** What happened. */
  title: string;
  /** What to do next. */
  text?: string;
  /** Small print for support, as a sentence: `Code 9998`. */
  code?: string;
  /** The icon above the text. @default 'error' */
  icon?: Glyph;
  /** An Illustration instead of the icon, for a whole page or tab. @default the icon */
  picture?: ReactElement;
  /** Label of the retry button; without `onRetry` there is none. */
  retryLabel?: string;
  /** Retries. */
  onRetry?: () => void;
  /** Whether a retry is pending. @default false */
  retrying?: boolean;
  /** Heading level of the title. @default 2 */
  level?: 2 | 3 | 4;
}

/** An error: what happened, what to do, and a retry. */
export function ErrorState({
  title,
  text,
  code,
  icon = glyphs.error,
  retryLabel,
  onRetry,
  retrying = false,
  level = 2,
  picture,
  className,
  ...rest
}: ErrorStateProps) {
  return (
    <div
      role="alert"
      {...rest}
      className={classes(css.root, picture && css.pictured, className)}
      data-component="error-state"
    >
      {picture ?? (
        <span className={css.mark} data-tone="danger">
          <Icon glyph={icon} size={32} />
        </span>
      )}
      <Heading level={level} size="lg">
        {title}
      </Heading>
      {text && (
        <Text tone="muted" size="sm" align="center" className={css.text}>
          {text}
        </Text>
      )}
      {code && (
        <Text tone="muted" size="xs" data-part="code">
          {code}
        </Text>
      )}
      {onRetry && (
        <Button
          variant="outline"
          tone="neutral"
          className={css.action}
          loading={retrying}
          onClick={onRetry}
          iconStart={<Icon glyph={glyphs.refresh} size={20} />}
        >
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
