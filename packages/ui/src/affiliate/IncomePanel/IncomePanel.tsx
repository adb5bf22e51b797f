'use client';

import { AFFILIATE_UPDATE_HOUR, type AffiliateLeader } from '@brand/domain';
import { type HTMLAttributes, useId } from 'react';
import { useIntl } from 'react-intl';

import { bangkokDateTime } from '../../cashier/bangkokDates.ts';
import { useText } from '../../messages/useText.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as css from './IncomePanel.css.ts';

/** Props of {@link IncomePanel}. Other props go to the `section`. */
export interface IncomePanelProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The figures, or their loading state. */
  state:
    | { readonly status: 'loading' }
    | {
        readonly status: 'ready';
        readonly income: AffiliateLeader['income'];
        /** When the figures were last updated, in unix ms. Null before the first update. */
        readonly updatedAt: number | null;
        /** When the figures are updated next, in unix ms. */
        readonly nextUpdateAt: number;
      };
}

const PERIODS = ['today', 'yesterday', 'month'] as const;

/** Affiliate income of today, yesterday and this month, with the times of the last and the next update. */
export function IncomePanel({ state, className, ...rest }: IncomePanelProps) {
  const t = useText();
  const heading = useId();
  const { locale } = useIntl();
  const times =
    state.status === 'ready'
      ? [
          state.updatedAt !== null &&
            t('affiliate.income.last', { when: bangkokDateTime(state.updatedAt, locale) }),
          t('affiliate.income.next', { when: bangkokDateTime(state.nextUpdateAt, locale) }),
        ].filter((time) => time !== false)
      : [];
  return (
    <Card
      {...rest}
      as="section"
      aria-labelledby={heading}
      aria-busy={state.status === 'loading'}
      data-component="income-panel"
      data-state={state.status}
      className={className}
    >
      <div className={css.root}>
        <Heading level={2} id={heading}>
          {t('affiliate.income.title')}
        </Heading>
        <dl className={css.figures}>
          {PERIODS.map((period) => (
            <div key={period} className={css.figure} data-part="figure">
              <Text as="dt" size="sm" tone="muted">
                {t(`affiliate.income.${period}`)}
              </Text>
              <dd>
                {state.status === 'ready' ? (
                  <Money amount={state.income[period]} size="lg" unit={t('common.baht')} />
                ) : (
                  <Skeleton className={css.shape} />
                )}
              </dd>
            </div>
          ))}
        </dl>
        <div className={css.times} data-part="times">
          <Text size="sm" tone="muted">
            {t('affiliate.income.meaning')}
          </Text>
          <Text size="sm" tone="muted" className={css.updates}>
            <span>{t('affiliate.income.daily', { hour: AFFILIATE_UPDATE_HOUR })}</span>
            {times.map((time) => (
              <span key={time}>{time}</span>
            ))}
          </Text>
        </div>
      </div>
    </Card>
  );
}
