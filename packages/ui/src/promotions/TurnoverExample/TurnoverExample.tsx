'use client';

import {
  formatSatangShort,
  promotionExample,
  type Promotion,
  type PromotionTerms,
  type Satang,
} from '@brand/domain';
import type { HTMLAttributes } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import * as css from './TurnoverExample.css.ts';

/** Props of {@link TurnoverExample}. Other props go to the root. */
export interface TurnoverExampleProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The terms of the example. */
  terms: PromotionTerms;
  /** How a member gets it; the percentage of a claimed bonus is a percentage of losses. */
  by: Promotion['by'];
}

/** An example of the terms in baht: the amount paid in, the bonus, and the turnover before it can be withdrawn. */
export function TurnoverExample({ terms, by, className, ...rest }: TurnoverExampleProps) {
  const t = useText();
  const example = promotionExample(terms, by);
  const baht = (amount: Satang) => `${formatSatangShort(amount)} ${t('common.baht')}`;
  const steps = example && [
    ...(example.base > 0
      ? [
          {
            name: t(
              by === 'claim' && terms.bonus.kind === 'percent'
                ? 'promotions.example.loss'
                : 'promotions.example.deposit',
            ),
            value: baht(example.base),
          },
        ]
      : []),
    { name: t('promotions.example.bonus'), value: baht(example.bonus) },
    example.turnover > 0
      ? { name: t('promotions.example.turnover'), value: baht(example.turnover) }
      : { name: t('promotions.example.freeName'), value: t('promotions.example.free') },
  ];
  return (
    <div {...rest} className={classes(css.root, className)} data-component="turnover-example">
      {steps && (
        <>
          <Text size="sm" weight="strong">
            {t('promotions.example.title')}
          </Text>
          <ol role="list" className={css.steps}>
            {steps.map(({ name, value }) => (
              <li key={name} className={css.step} data-part="step">
                <Text as="span" size="xs" tone="muted" className={css.name}>
                  {name}
                </Text>
                <Text as="span" weight="strong" className={css.figure}>
                  {value}
                </Text>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
