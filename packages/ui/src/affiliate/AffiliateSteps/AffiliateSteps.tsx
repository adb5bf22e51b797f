'use client';

import { AFFILIATE_UPDATE_HOUR, type AffiliateLeader } from '@brand/domain';
import { type HTMLAttributes, useId } from 'react';
import { useIntl } from 'react-intl';

import * as cashier from '../../cashier/cashier.css.ts';
import { percentText } from '../../messages/percent.ts';
import { useText } from '../../messages/useText.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as css from './AffiliateSteps.css.ts';

/** Props of {@link AffiliateSteps}. Other props go to the `section`. */
export interface AffiliateStepsProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Commission on turnover, in percent by type of game. If empty, no rates are shown. */
  rates: AffiliateLeader['rates'];
}

const STEPS = ['share', 'join', 'earn'] as const;

/** Explains in three steps how referring friends works and what it earns. */
export function AffiliateSteps({ rates, ...rest }: AffiliateStepsProps) {
  const t = useText();
  const intl = useIntl();
  const heading = useId();
  return (
    <Card {...rest} as="section" aria-labelledby={heading} data-component="affiliate-steps">
      <div className={css.root}>
        <Heading level={2} id={heading}>
          {t('affiliate.steps.title')}
        </Heading>
        <ol role="list" className={css.steps}>
          {STEPS.map((step) => (
            <li key={step} className={cashier.step} data-part="step">
              {t(`affiliate.steps.${step}`, { hour: AFFILIATE_UPDATE_HOUR })}
            </li>
          ))}
        </ol>
        {rates.length > 0 && (
          <div className={css.rates}>
            <Text size="sm" tone="muted">
              {t('affiliate.steps.rates')}
            </Text>
            <dl className={css.rateList}>
              {rates.map(({ type, percent }) => (
                <div key={type} className={css.rate} data-part="rate">
                  <Text as="dt" size="sm" tone="muted">
                    {t(`shell.nav.${type}`)}
                  </Text>
                  <Text as="dd" weight="strong" className={cashier.tabular}>
                    {percentText(intl, percent)}
                  </Text>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
    </Card>
  );
}
