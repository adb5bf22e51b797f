'use client';

import { formatSatangShort, type Reward } from '@brand/domain';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { signature } from '../../private/signature.css.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { RewardArt } from '../RewardArt.tsx';
import * as css from './MissionReward.css.ts';

interface MissionRewardProps {
  reward: Reward;
  /** The member has just collected it. */
  isNew: boolean;
}

/** What a mission gives, and what it takes before it is the member's to withdraw or to use. */
export function MissionReward({ reward, isNew }: MissionRewardProps) {
  const t = useText();
  if (reward.kind === 'credit') {
    const { credit, turnover } = reward;
    return (
      <div className={css.root} data-part="reward">
        <span className={classes(css.coin, isNew && signature)} aria-hidden="true">
          <Icon glyph={glyphs.coins} />
        </span>
        <div className={css.words}>
          <span className={css.amount}>{`${formatSatangShort(credit)} ${t('common.baht')}`}</span>
          <Text size="xs" tone="muted">
            {turnover > 0
              ? t('mission.turnover', { turnover: formatSatangShort(turnover) })
              : t('mission.noTurnover')}
          </Text>
        </div>
      </div>
    );
  }
  const { spins, game, bet, validDays } = reward;
  return (
    <div className={css.root} data-part="reward">
      <RewardArt src={game.image} className={isNew ? signature : undefined} />
      <div className={css.words}>
        <span className={css.amount}>{t('mission.spins', { count: spins })}</span>
        <Text size="xs" tone="muted">
          {t('mission.spinsIn', { game: game.name, bet: formatSatangShort(bet) })}
        </Text>
        <Text size="xs" tone="muted">
          {t('mission.spinsValid', { days: validDays })}
        </Text>
      </div>
    </div>
  );
}
