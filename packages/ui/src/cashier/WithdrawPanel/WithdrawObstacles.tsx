'use client';

import { formatSatangShort, satang, type WithdrawObstacle } from '@brand/domain';

import { useText } from '../../messages/useText.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { CashierContact } from '../CashierContact.tsx';
import * as css from './WithdrawPanel.css.ts';
import type { WithdrawOffer, WithdrawWays } from './WithdrawPanel.tsx';
import { WithdrawTurnover } from './WithdrawTurnover.tsx';

/** Props of {@link WithdrawObstacles}. */
export interface WithdrawObstaclesProps {
  obstacles: readonly WithdrawObstacle[];
  offer: WithdrawOffer;
  ways: WithdrawWays;
}

/** Why nothing can be withdrawn now, each reason with its remedy. They stand in the place of the form. */
export function WithdrawObstacles({ obstacles, offer, ways }: WithdrawObstaclesProps) {
  const t = useText();
  const { range, balance } = offer;
  return obstacles.map((obstacle) => {
    switch (obstacle) {
      case 'turnover':
        return <WithdrawTurnover key={obstacle} offer={offer} href={ways.bonusHref} blocks />;
      case 'balance':
        return (
          <div
            key={obstacle}
            className={css.obstacle}
            data-part="obstacle"
            data-obstacle={obstacle}
          >
            <Banner tone="pending" title={t('cashier.withdraw.obstacle.balance')}>
              {t('cashier.withdraw.obstacle.balance.text', {
                min: formatSatangShort(range.min),
                missing: formatSatangShort(satang(range.min - balance)),
              })}
            </Banner>
            <LinkButton href={ways.depositHref} size="lg" fullWidth>
              {t('cashier.withdraw.toDeposit')}
            </LinkButton>
          </div>
        );
      default:
        return (
          <div
            key={obstacle}
            className={css.obstacle}
            data-part="obstacle"
            data-obstacle={obstacle}
          >
            <Banner tone="pending" title={t(`cashier.withdraw.obstacle.${obstacle}`)}>
              {t('cashier.withdraw.obstacle.daily.text')}
            </Banner>
            {ways.contactHref && (
              <CashierContact href={ways.contactHref} variant="soft" size="lg" fullWidth />
            )}
          </div>
        );
    }
  });
}
