'use client';

import {
  formatSatangShort,
  goalShare,
  type CollectState,
  type Mission,
  type MissionState,
} from '@brand/domain';
import { useId, type HTMLAttributes } from 'react';
import { useIntl } from 'react-intl';

import { bangkokDateTime } from '../../cashier/bangkokDates.ts';
import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Progress } from '../../primitives/Progress/Progress.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { CollectAction } from '../CollectAction.tsx';
import { useJustCollected } from '../useJustCollected.ts';
import * as css from './MissionCard.css.ts';
import { MissionReward } from './MissionReward.tsx';

/** Props of {@link MissionCard}. Other props go to the `article`. */
export interface MissionCardProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The mission with the progress of the member. */
  mission: Mission;
  /** The state of `collectTransition` for its reward. */
  collect: CollectState;
  /** Collects the reward. A hundred clicks in one task are one call. */
  onCollect: () => void;
  /** Asks again with the same key after a connection error. */
  onRecheck: () => void;
  /** Where the goal can be reached: games that count, or the deposit page. @default no link */
  href?: string | undefined;
  /** Heading level of its name. @default 3 */
  level?: 2 | 3;
}

const BADGES = {
  toCollect: { tone: 'success', icon: glyphs.check },
  collected: { tone: 'neutral', icon: glyphs.check },
  ended: { tone: 'neutral', icon: undefined },
} as const;

/** One mission: its goal with the progress, its reward with the terms, and one action. */
export function MissionCard({
  mission,
  collect,
  onCollect,
  onRecheck,
  href,
  level = 3,
  className,
  ...rest
}: MissionCardProps) {
  const t = useText();
  const { locale } = useIntl();
  const titleId = useId();
  const { title, summary, reward, endsAt, kind } = mission;
  const state: MissionState = collect.status === 'collected' ? 'collected' : mission.state;
  const isNew = useJustCollected(state === 'collected', titleId);
  const when = endsAt === null ? null : bangkokDateTime(endsAt, locale);
  return (
    <Card
      {...rest}
      as="article"
      className={classes(css.root, className)}
      data-component="mission-card"
      data-state={state}
    >
      <div className={css.head}>
        <div className={css.words}>
          <Heading level={level} size="md" id={titleId} tabIndex={-1}>
            {title}
          </Heading>
          {summary && (
            <Text size="sm" tone="muted">
              {summary}
            </Text>
          )}
        </div>
        {state !== 'running' && (
          <Badge className={css.badge} data-part="state" {...badgeProps(state)}>
            {t(`mission.state.${state}`)}
          </Badge>
        )}
      </div>
      <MissionProgress mission={mission} state={state} />
      {state !== 'ended' && <MissionReward reward={reward} isNew={isNew} />}
      <div className={css.end}>
        {when !== null && (state === 'running' || state === 'ended') && (
          <Text size="xs" tone="muted" data-part="end">
            {t(state === 'ended' ? 'mission.endedOn' : 'mission.ends', { when })}
          </Text>
        )}
        {state === 'toCollect' && (
          <CollectAction
            state={collect}
            label={t('mission.collect')}
            unsureText={t('mission.unsure')}
            onCollect={onCollect}
            onRecheck={onRecheck}
            aria-describedby={titleId}
          />
        )}
        {state === 'running' && href !== undefined && kind !== 'checkIn' && (
          <LinkButton href={href} variant="outline" tone="neutral" aria-describedby={titleId}>
            {t(`mission.way.${kind}`)}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}

function badgeProps(state: keyof typeof BADGES) {
  const { tone, icon } = BADGES[state];
  return icon ? { tone, icon } : { tone };
}

function MissionProgress({
  mission: { goal, kind },
  state,
}: Pick<MissionCardProps, 'mission'> & { state: MissionState }) {
  const t = useText();
  const { formatNumber } = useIntl();
  const id = goal.unit === 'baht' ? 'mission.of.baht' : (`mission.of.${kind}` as const);
  const values =
    goal.unit === 'baht'
      ? { done: formatSatangShort(goal.done), target: formatSatangShort(goal.target) }
      : { done: formatNumber(goal.done), target: formatNumber(goal.target) };
  return (
    <Progress
      label={t('mission.progress')}
      value={goalShare(goal)}
      max={1}
      valueText={t(id, values)}
      tone={state === 'toCollect' || state === 'collected' ? 'success' : 'accent'}
    />
  );
}
