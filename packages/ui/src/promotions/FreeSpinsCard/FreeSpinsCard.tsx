'use client';

import { formatSatangShort, type FreeSpins } from '@brand/domain';
import { useId, type HTMLAttributes } from 'react';
import { useIntl } from 'react-intl';

import { bangkokDateTime } from '../../cashier/bangkokDates.ts';
import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { RewardArt } from '../RewardArt.tsx';
import * as css from './FreeSpinsCard.css.ts';

/** Props of {@link FreeSpinsCard}. Other props go to the `article`. */
export interface FreeSpinsCardProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Free spins of the member for one game. */
  spins: FreeSpins;
  /** `ended` are over by time. Those without any left are used up in any case. @default 'ready' */
  state?: 'ready' | 'ended';
  /** Address of the game. Leave it out while the member is protected. @default no link */
  href?: string | undefined;
  /** Heading level of the game's name. @default 3 */
  level?: 2 | 3;
}

/** Free spins of one game: how many are left, what each is worth, and until when. */
export function FreeSpinsCard({
  spins,
  state = 'ready',
  href,
  level = 3,
  className,
  ...rest
}: FreeSpinsCardProps) {
  const t = useText();
  const { locale, formatNumber } = useIntl();
  const titleId = useId();
  const { game, total, left, bet, expiresAt } = spins;
  const shown = left === 0 ? 'used' : state;
  return (
    <Card
      {...rest}
      as="article"
      className={classes(css.root, className)}
      data-component="free-spins-card"
      data-state={shown}
    >
      <div className={css.content}>
        <RewardArt src={game.image} large over={shown !== 'ready'} />
        <div className={css.words}>
          <Heading level={level} size="md" id={titleId}>
            {game.name}
          </Heading>
          <span className={css.left} data-part="left">
            {t('freeSpins.left', { left: formatNumber(left), total: formatNumber(total) })}
          </span>
          <Text size="xs" tone="muted">
            {t('freeSpins.bet', { bet: formatSatangShort(bet) })} · {t('freeSpins.wins')}
          </Text>
          <Text size="xs" tone="muted" data-part="end">
            {t('freeSpins.until', { when: bangkokDateTime(expiresAt, locale) })}
          </Text>
        </div>
        {shown === 'ready' ? (
          href !== undefined && (
            <LinkButton href={href} className={css.action} aria-describedby={titleId}>
              {t('freeSpins.play')}
            </LinkButton>
          )
        ) : (
          <Badge className={css.badge}>{t(`freeSpins.${shown}`)}</Badge>
        )}
      </div>
    </Card>
  );
}
