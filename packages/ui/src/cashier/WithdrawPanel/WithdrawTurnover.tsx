'use client';

import { formatSatangShort } from '@brand/domain';

import { useText } from '../../messages/useText.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import * as css from './WithdrawPanel.css.ts';
import type { WithdrawOffer } from './withdrawOffer.ts';

/** Props of {@link WithdrawTurnover}. */
export interface WithdrawTurnoverProps {
  offer: WithdrawOffer;
  /** URL of the bonuses of the member. */
  href: string;
  /** Whether it leaves nothing to withdraw. @default false */
  blocks?: boolean;
}

/** The part of the balance that is locked by bonus turnover, the remaining turnover, and a link to it. */
export function WithdrawTurnover({ offer, href, blocks = false }: WithdrawTurnoverProps) {
  const t = useText();
  const { turnoverLocked, turnoverLeft } = offer;
  const toTurnover = t('cashier.withdraw.toTurnover');
  return (
    <div className={css.obstacle} data-part="obstacle" data-obstacle="turnover">
      <Banner
        tone={blocks ? 'pending' : 'info'}
        {...(blocks && { title: t('cashier.withdraw.obstacle.turnover') })}
      >
        <div>
          {t('cashier.withdraw.turnoverLocked', { amount: formatSatangShort(turnoverLocked) })}
        </div>
        {turnoverLeft !== null && (
          <div>
            {t('cashier.withdraw.turnoverLeft', { amount: formatSatangShort(turnoverLeft) })}
          </div>
        )}
        {!blocks && (
          <LinkButton href={href} variant="ghost" size="sm" className={css.remedy}>
            {toTurnover}
          </LinkButton>
        )}
      </Banner>
      {blocks && (
        <LinkButton href={href} size="lg" fullWidth>
          {toTurnover}
        </LinkButton>
      )}
    </div>
  );
}
