'use client';

import { Children, type HTMLAttributes, type ReactNode } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { MissionCardSkeleton } from '../MissionCard/MissionCardSkeleton.tsx';
import * as css from './MissionList.css.ts';

/** Props of {@link MissionList}. Other props go to the root. */
export interface MissionListProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** `protected` shows earned rewards only, below a note that says why. */
  state: 'loading' | 'error' | 'empty' | 'ready' | 'protected';
  /** MissionCards, in order. @default none */
  children?: ReactNode;
  /** Loads again after an error. */
  onRetry: () => void;
  /** Whether a retry is pending. @default false */
  retrying?: boolean;
  /** An action of the protection note: a link to the limits of the member. @default none */
  protectionAction?: ReactNode;
}

/** The missions of a member, or why there are none. */
export function MissionList({
  state,
  children,
  onRetry,
  retrying = false,
  protectionAction,
  className,
  ...rest
}: MissionListProps) {
  const t = useText();
  return (
    <div
      {...rest}
      className={classes(css.root, className)}
      data-component="mission-list"
      data-state={state}
      aria-busy={state === 'loading' || undefined}
    >
      {state === 'loading' && (
        <div className={css.grid}>
          {[1, 2, 3].map((at) => (
            <MissionCardSkeleton key={at} />
          ))}
        </div>
      )}
      {state === 'error' && (
        <ErrorState
          title={t('mission.list.error')}
          retryLabel={t('common.retry')}
          onRetry={onRetry}
          retrying={retrying}
          level={3}
        />
      )}
      {state === 'empty' && (
        <EmptyState
          icon={glyphs.target}
          title={t('mission.list.empty')}
          text={t('mission.list.emptyText')}
          level={3}
        />
      )}
      {state === 'protected' && (
        <Banner
          tone="info"
          icon={glyphs.shield}
          title={t('mission.list.protected')}
          action={protectionAction}
        >
          {t('mission.list.protectedText')}
        </Banner>
      )}
      {(state === 'ready' || state === 'protected') && Children.count(children) > 0 && (
        <ul role="list" className={css.grid} data-part="list">
          {Children.map(children, (child) => (
            <li>{child}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
