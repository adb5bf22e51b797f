'use client';

import { isWholeHistory, type Failure, type HistoryFilter } from '@brand/domain';
import type { ReactElement } from 'react';

import { useText } from '../../messages/useText.ts';
import { LoadFailure } from '../../private/LoadFailure.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';

/** Props of {@link HistoryMessage}. */
export interface HistoryMessageProps {
  /** What is shown instead of rows. `among`: how many of the latest entries were searched, if older ones exist. */
  state:
    | { readonly status: 'error'; readonly failure: Failure }
    | { readonly status: 'empty'; readonly among?: number };
  filter: HistoryFilter;
  headingLevel: 2 | 3;
  picture: ReactElement | undefined;
  onClear: () => void;
  onRetry: () => void;
}

/** Shown instead of rows: the history is empty, the filter matches nothing, or it could not be loaded. */
export function HistoryMessage({
  state,
  filter,
  headingLevel,
  picture,
  onClear,
  onRetry,
}: HistoryMessageProps) {
  const t = useText();
  if (state.status === 'error') {
    return (
      <LoadFailure
        failure={state.failure}
        level={headingLevel}
        icon={glyphs.history}
        {...(picture && { picture })}
        title={t('cashier.history.errorTitle')}
        onRetry={onRetry}
      />
    );
  }
  const isFiltered = !isWholeHistory(filter);
  const text =
    state.among === undefined
      ? t(isFiltered ? 'cashier.history.filter.emptyText' : 'cashier.history.emptyText')
      : t('cashier.history.filter.emptyAmong', { count: state.among });
  return (
    <EmptyState
      {...(isFiltered && { role: 'status' })}
      level={headingLevel}
      icon={isFiltered ? glyphs.filter : glyphs.history}
      {...(picture && { picture })}
      title={t('common.notFound')}
      text={text}
      action={
        isFiltered && (
          <Button variant="outline" tone="neutral" onClick={onClear}>
            {t('cashier.history.filter.clear')}
          </Button>
        )
      }
    />
  );
}
