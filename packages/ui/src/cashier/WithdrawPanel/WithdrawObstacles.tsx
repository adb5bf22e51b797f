'use client';

import { type Failure, formatSatangShort, satang, type WithdrawObstacle } from '@brand/domain';

import { useText } from '../../messages/useText.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { CashierContact } from '../CashierContact.tsx';
import * as css from './WithdrawPanel.css.ts';
import type { WithdrawOffer } from './withdrawOffer.ts';
import type { WithdrawWays } from './withdrawWays.ts';
import { WithdrawTurnover } from './WithdrawTurnover.tsx';

/** Props of {@link WithdrawObstacles}. */
export interface WithdrawObstaclesProps {
  obstacles: readonly WithdrawObstacle[];
  offer: WithdrawOffer;
  ways: WithdrawWays;
  /** The refusal caused by the daily limits, if any. It is shown here with its code for support. */
  refusal: Failure | null;
}

/** Whether it is a daily limit. */
export const isDaily = (obstacle: WithdrawObstacle): boolean => obstacle.startsWith('daily');

/** Why withdrawal is blocked, each reason with its remedy. There is no form in this case. */
export function WithdrawObstacles({ obstacles, offer, ways, refusal }: WithdrawObstaclesProps) {
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
            <Banner
              tone="pending"
              title={t(`cashier.withdraw.obstacle.${obstacle}`)}
              {...(refusal && { role: 'alert' })}
            >
              {t('cashier.withdraw.obstacle.daily.text')}
              {refusal?.code && (
                <Text as="div" size="xs" tone="muted" data-part="code">
                  {t('common.errorCode', { code: refusal.code })}
                </Text>
              )}
            </Banner>
            {ways.contactHref && (
              <CashierContact href={ways.contactHref} variant="soft" size="lg" fullWidth />
            )}
          </div>
        );
    }
  });
}
