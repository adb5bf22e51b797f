'use client';

import { formatSatangShort, type GameInfo, type Satang } from '@brand/domain';
import { type HTMLAttributes, type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';

import { percentText } from '../../messages/percent.ts';
import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { VolatilityMeter } from '../VolatilityMeter/VolatilityMeter.tsx';
import * as css from './GameFigures.css.ts';

/** Props of {@link GameFigures}. Other props go to the root. */
export interface GameFiguresProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Information about the game. Null figures are left out, and so are paylines for game types without them. */
  info: GameInfo;
}

interface Figure {
  readonly id: 'rtp' | 'minBet' | 'maxBet' | 'volatility' | 'paylines' | 'hitRatio';
  readonly value: ReactNode;
  /** Explanation of the figure. */
  readonly why: string;
}

/** The figures of a game. A press on a figure expands its explanation, one at a time. */
export function GameFigures({ info, className, ...rest }: GameFiguresProps) {
  const t = useText();
  const intl = useIntl();
  const name = useId();
  const baht = (amount: Satang) => (
    <>
      {formatSatangShort(amount)} <small className={css.unit}>{t('common.baht')}</small>
    </>
  );
  const { rtp, minBet, maxBet, volatility, paylines, hitRatio } = info;
  const figures: readonly (Figure | false)[] = [
    rtp !== null && {
      id: 'rtp',
      value: percentText(intl, rtp),
      why: t('games.figure.rtp.why', { rtp }),
    },
    volatility !== null && {
      id: 'volatility',
      value: <VolatilityMeter level={volatility} />,
      why: t(`games.figure.volatility.why.${volatility}`),
    },
    hitRatio !== null && {
      id: 'hitRatio',
      value: percentText(intl, hitRatio),
      why: t('games.figure.hitRatio.why', { count: Math.round(hitRatio) }),
    },
    minBet !== null && { id: 'minBet', value: baht(minBet), why: t('games.figure.minBet.why') },
    maxBet !== null && { id: 'maxBet', value: baht(maxBet), why: t('games.figure.maxBet.why') },
    !!paylines && {
      id: 'paylines',
      value: intl.formatNumber(paylines),
      why: t('games.figure.paylines.why'),
    },
  ];
  return (
    <div {...rest} className={classes(css.root, className)} data-component="game-figures">
      <ul aria-label={t('games.figures')} className={css.grid}>
        {figures
          .filter((figure) => figure !== false)
          .map(({ id, value, why }) => (
            <li key={id} className={css.figure} data-part="figure">
              <details name={name} className={css.details}>
                <summary className={css.summary} data-part="summary">
                  <span className={css.name}>
                    {t(`games.figure.${id}`)}
                    <Icon glyph={glyphs.info} size={16} className={css.sign} />
                  </span>
                  <span className={css.value} data-part="value">
                    {value}
                  </span>
                </summary>
                <p className={css.why} data-part="why">
                  {why}
                </p>
              </details>
            </li>
          ))}
      </ul>
    </div>
  );
}
