'use client';

import {
  bangkokDay,
  formatSatangShort,
  satang,
  turnoverShare,
  type MemberBonus,
  type PromotionTerms,
  type Satang,
} from '@brand/domain';
import type { HTMLAttributes } from 'react';
import { useIntl } from 'react-intl';

import { bangkokDate, bangkokTime } from '../../cashier/bangkokDates.ts';
import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { FactList } from '../../primitives/FactList/FactList.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { Progress } from '../../primitives/Progress/Progress.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { excludedText } from '../excludedText.ts';
import * as css from './MemberBonusCard.css.ts';

/** Props of {@link MemberBonusCard}. Other props go to the `article`. */
export interface MemberBonusCardProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** A current or past bonus of the member. */
  bonus: MemberBonus;
  /** The terms of its promotion, if known: they name what does not count. @default null */
  terms?: PromotionTerms | null;
  /** Heading level of its name. @default 3 */
  level?: 2 | 3;
}

const TONES = { running: 'pending', done: 'success', lost: 'neutral' } as const;

/** A bonus of the member: what it is, when it was given, and the progress of its turnover. */
export function MemberBonusCard({
  bonus,
  terms = null,
  level = 3,
  className,
  ...rest
}: MemberBonusCardProps) {
  const t = useText();
  const { locale } = useIntl();
  const { done, required } = bonus.turnover;
  const baht = (amount: Satang) => `${formatSatangShort(amount)} ${t('common.baht')}`;
  const left = satang(Math.max(0, required - done));
  const excluded = terms ? excludedText(terms, t) : '';
  const when = `${bangkokDate(bangkokDay(bonus.grantedAt), locale, 'short')} ${bangkokTime(bonus.grantedAt)}`;
  return (
    <Card
      {...rest}
      as="article"
      className={classes(css.root, className)}
      data-component="member-bonus-card"
      data-state={bonus.status}
    >
      <div className={css.head}>
        <div className={css.words}>
          <Heading level={level} size="md">
            {bonus.title}
          </Heading>
          <Text size="sm" tone="muted">
            {t('promotions.bonus.granted', { when })}
          </Text>
        </div>
        <div className={css.figures}>
          <Money amount={bonus.credit} size="lg" unit={t('common.baht')} />
          <Badge tone={TONES[bonus.status]}>{t(`promotions.bonus.${bonus.status}`)}</Badge>
        </div>
      </div>
      {required > 0 && (
        <Progress
          label={t('promotions.bonus.turnover')}
          value={turnoverShare(bonus.turnover)}
          max={1}
          valueText={t('promotions.bonus.of', {
            done: formatSatangShort(done),
            required: formatSatangShort(required),
          })}
          tone={bonus.status === 'done' ? 'success' : 'accent'}
        />
      )}
      {bonus.status === 'running' && (
        <FactList
          facts={[
            { id: 'left', name: t('promotions.bonus.left'), value: baht(left) },
            { id: 'held', name: t('promotions.bonus.held'), value: baht(bonus.credit) },
            ...(excluded === ''
              ? []
              : [{ id: 'excluded', name: t('promotions.terms.excluded'), value: excluded }]),
          ]}
        />
      )}
    </Card>
  );
}
