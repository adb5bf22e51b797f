'use client';

import { useText } from '../messages/useText.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import * as css from './MoreRows.css.ts';

/** Props of {@link MoreRows}. */
export interface MoreRowsProps {
  /** Whether older rows can be asked for, are on their way, or could not be had. */
  more: 'available' | 'loading' | 'failed';
  /** What is said where they could not be had. */
  failed?: string;
  onLoadMore: () => void;
}

/** Asks for older rows, below those of a list. */
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
