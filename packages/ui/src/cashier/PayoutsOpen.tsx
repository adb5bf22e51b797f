'use client';

import { formatSatangShort, type SentPayout } from '@brand/domain';

import { useText } from '../messages/useText.ts';
import { Banner } from '../primitives/Banner/Banner.tsx';

/** Props of {@link PayoutsOpen}. */
export interface PayoutsOpenProps {
  /** Which messages are used: a withdrawal to the bank, or of affiliate income. */
  area: 'cashier' | 'affiliate';
  open: readonly SentPayout[];
}

/** Above the form for another amount: the earlier payouts whose outcome is still unknown. */
export function PayoutsOpen({ area, open }: PayoutsOpenProps) {
  const t = useText();
  return (
    <>
      {open.map(({ intent, amount }) => (
        <Banner
          key={intent}
          tone="pending"
          title={t(`${area}.withdraw.unknown.title`, { amount: formatSatangShort(amount) })}
          data-part="open"
          data-claim="unknown"
        >
          {t(`${area}.withdraw.unknown.text`)}
        </Banner>
      ))}
    </>
  );
}
