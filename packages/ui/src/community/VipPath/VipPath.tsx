'use client';

import { formatSatangShort, type VipLevel, type VipProgramme } from '@brand/domain';
import type { HTMLAttributes } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { VipEmblem } from '../VipEmblem/VipEmblem.tsx';
import * as css from './VipPath.css.ts';

/** Props of {@link VipPath}. Other props go to the list. */
export interface VipPathProps extends Omit<HTMLAttributes<HTMLOListElement>, 'children'> {
  /** The levels, and the standing of the member. Without a standing no level is marked. */
  programme: VipProgramme;
}

type State = 'open' | 'reached' | 'own' | 'next' | 'ahead';

/** The VIP levels as a path: reached, current, next. Across on a wide page, downwards on a narrow one. */
export function VipPath({ programme, className, ...rest }: VipPathProps) {
  const t = useText();
  const { levels, standing } = programme;
  return (
    <div className={css.frame}>
      <ol
        role="list"
        aria-label={t('vip.path')}
        {...rest}
        className={classes(css.root, className)}
        data-component="vip-path"
      >
        {levels.map((level) => (
          <Step key={level.level} level={level} state={stateOf(level.level, standing)} />
        ))}
      </ol>
    </div>
  );
}

function stateOf(level: number, standing: VipProgramme['standing']): State {
  if (!standing) return 'open';
  if (level === standing.level) return 'own';
  if (level < standing.level) return 'reached';
  return level === standing.next?.level ? 'next' : 'ahead';
}

function Step({ level, state }: { level: VipLevel; state: State }) {
  const t = useText();
  const { turnover, deposits } = level;
  return (
    <li className={css.step} data-part="step" data-state={state}>
      <VipEmblem level={level.level} color={level.color} size={64} className={css.emblem} />
      <div className={css.words}>
        <span className={css.head}>
          <span className={css.name} data-part="name">
            {level.name}
          </span>
          {state === 'own' && <Badge tone="info">{t('vip.own')}</Badge>}
          {state === 'next' && <Badge>{t('vip.next')}</Badge>}
          {state === 'reached' && (
            <Badge tone="success" icon={glyphs.check}>
              {t('vip.reached')}
            </Badge>
          )}
        </span>
        <span className={css.terms} data-part="terms">
          {turnover <= 0 && deposits <= 0 && <span>{t('vip.start')}</span>}
          {turnover > 0 && (
            <span>{t('vip.turnoverOf', { amount: formatSatangShort(turnover) })}</span>
          )}
          {deposits > 0 && (
            <span>{t('vip.depositsOf', { amount: formatSatangShort(deposits) })}</span>
          )}
        </span>
      </div>
    </li>
  );
}
