'use client';

import { formatSatangShort, type CheckIn, type CollectState, type Reward } from '@brand/domain';
import { useId, type HTMLAttributes } from 'react';
import { useIntl } from 'react-intl';

import { bangkokDateTime } from '../../cashier/bangkokDates.ts';
import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { CollectAction } from '../CollectAction.tsx';
import { useJustCollected } from '../useJustCollected.ts';
import * as css from './CheckInPanel.css.ts';
import { CheckInTile } from './CheckInTile.tsx';
import { rewardText } from './rewardText.ts';

/** Props of {@link CheckInPanel}. Other props go to the `section`. */
export interface CheckInPanelProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The series of the member today. */
  checkIn: CheckIn;
  /** The state of `collectTransition` for today. */
  collect: CollectState;
  /** Checks in. A hundred clicks in one task are one call. */
  onCheckIn: () => void;
  /** Asks again with the same key after a connection error. */
  onRecheck: () => void;
  /** Heading level of its title. @default 2 */
  level?: 2 | 3;
}

/** A week has three days in the second row of a phone. */
const inRow = (count: number) => count % 4 === 3;

/** The daily check-in: the series with its rewards, and the reward of today. */
export function CheckInPanel({
  checkIn,
  collect,
  onCheckIn,
  onRecheck,
  level = 2,
  className,
  ...rest
}: CheckInPanelProps) {
  const t = useText();
  const { locale } = useIntl();
  const { day, days, nextAt } = checkIn;
  const done = checkIn.done || collect.status === 'collected';
  const titleId = useId();
  const isNew = useJustCollected(done, titleId);
  const today = days.find((each) => each.day === day);
  return (
    <Card
      {...rest}
      as="section"
      className={classes(css.root, className)}
      data-component="check-in-panel"
      data-state={done ? 'done' : 'open'}
    >
      <div className={css.content}>
        <div className={css.words}>
          <Heading level={level} id={titleId} tabIndex={-1}>
            {t('checkIn.title')}
          </Heading>
          <Text size="sm" tone="muted">
            {t('checkIn.text')}
          </Text>
        </div>
        <ol role="list" className={css.days}>
          {days.map((each, at) => (
            <CheckInTile
              key={each.day}
              day={each.day === day && done ? { ...each, collected: true } : each}
              today={each.day === day}
              isNew={each.day === day && isNew}
              isLast={at === days.length - 1 && inRow(days.length)}
            />
          ))}
        </ol>
        {done ? (
          <div className={css.words} role="status">
            <Text className={css.done} tone="inherit" weight="strong">
              <Icon glyph={glyphs.success} size={20} /> {t('checkIn.done')}
            </Text>
            <Text size="sm" tone="muted" data-part="next">
              {t('checkIn.next', { when: bangkokDateTime(nextAt, locale) })}
            </Text>
          </div>
        ) : (
          <div className={css.foot}>
            {today && <TodayReward reward={today.reward} />}
            <div className={css.action}>
              <CollectAction
                state={collect}
                label={t('checkIn.action')}
                unsureText={t('checkIn.unsure')}
                onCollect={onCheckIn}
                onRecheck={onRecheck}
              />
            </div>
          </div>
        )}
      </div>
    </Card>
  );
}

/** The reward of today with its terms. */
function TodayReward({ reward }: { reward: Reward }) {
  const t = useText();
  return (
    <div className={css.words} data-part="reward">
      <Text>
        {t('checkIn.todayReward')} <strong>{rewardText(reward, t)}</strong>
      </Text>
      <Text size="xs" tone="muted">
        {reward.kind === 'freeSpins'
          ? `${t('mission.spinsIn', { game: reward.game.name, bet: formatSatangShort(reward.bet) })} · ${t('mission.spinsValid', { days: reward.validDays })}`
          : reward.turnover > 0
            ? t('mission.turnover', { turnover: formatSatangShort(reward.turnover) })
            : t('mission.noTurnover')}
      </Text>
    </div>
  );
}
