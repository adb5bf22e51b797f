'use client';

import type { Satang } from '@brand/domain';

import { useText } from '../../messages/useText.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

/** Props of {@link TournamentPool}. */
export interface TournamentPoolProps {
  /** Sum of all prizes, in satang. */
  amount: Satang;
  /** Font size of the figures: 20 or 32 px. @default 'lg' */
  size?: 'lg' | 'xl';
}

/** The prize pool of a tournament. */
export function TournamentPool({ amount, size = 'lg' }: TournamentPoolProps) {
  const t = useText();
  return (
    <Inline gap={3} align="baseline">
      <Text as="span" size="sm" tone="muted">
        {t('tournament.prizePool')}
      </Text>
      <Money amount={amount} decimals="short" size={size} tone="accent" unit={t('common.baht')} />
    </Inline>
  );
}
