'use client';

import { useText } from '../messages/useText.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import * as css from './MoreRows.css.ts';

/** Props of {@link MoreRows}. */
export interface MoreRowsProps {
  /** Whether older rows can be loaded, are loading, or failed to load. */
  more: 'available' | 'loading' | 'failed';
  /** Message when they failed to load. */
  failed?: string;
  onLoadMore: () => void;
}

/** Loads older rows, below those of a list. */
export function MoreRows({ more, failed, onLoadMore }: MoreRowsProps) {
  const t = useText();
  return (
    <div className={css.root}>
      {more === 'failed' && (
        <Text size="sm" tone="danger" role="alert">
          {failed}
        </Text>
      )}
      <Button
        variant="soft"
        tone="neutral"
        loading={more === 'loading'}
        onClick={onLoadMore}
        data-part="more"
      >
        {t(more === 'failed' ? 'common.retry' : 'common.loadMore')}
      </Button>
    </div>
  );
}
