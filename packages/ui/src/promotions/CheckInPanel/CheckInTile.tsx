'use client';

import { formatSatangShort, type CheckInDay } from '@brand/domain';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { signature } from '../../private/signature.css.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import * as css from './CheckInPanel.css.ts';
import { rewardText } from './rewardText.ts';

interface CheckInTileProps {
  day: CheckInDay;
  today: boolean;
  /** The member has just collected it. */
  isNew: boolean;
  /** In the last place of a second row of four. */
  isLast: boolean;
}

/** One day of the series: its number and its reward. */
export function CheckInTile({
  day: { day, reward, collected },
  today,
  isNew,
  isLast,
}: CheckInTileProps) {
  const t = useText();
  const state = collected ? 'collected' : today ? 'today' : 'next';
  return (
    <li
      className={classes(css.day, isLast && css.last)}
      data-part="day"
      data-state={state}
      aria-current={today ? 'date' : undefined}
    >
      <Text as="span" size="xs" tone={today ? 'normal' : 'muted'}>
        {today ? t('checkIn.today') : t('checkIn.day', { day })}
      </Text>
      <span className={classes(css.figure, collected && css.had)} aria-hidden="true">
        <Icon
          glyph={collected ? glyphs.check : reward.kind === 'credit' ? glyphs.coin : glyphs.spin}
          size={16}
          className={isNew ? signature : undefined}
        />
        {reward.kind === 'credit' ? formatSatangShort(reward.credit) : `×${reward.spins}`}
      </span>
      <span className={visuallyHidden}>
        {today && t('checkIn.day', { day })} {rewardText(reward, t)}
        {collected && ` ${t('checkIn.collected')}`}
      </span>
    </li>
  );
}
