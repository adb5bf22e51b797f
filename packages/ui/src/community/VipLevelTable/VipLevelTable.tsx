'use client';

import { formatSatangShort, type Satang, type VipLevel, type VipProgramme } from '@brand/domain';
import type { HTMLAttributes } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { VipEmblem } from '../VipEmblem/VipEmblem.tsx';
import { VipBenefits } from './VipBenefits.tsx';
import * as css from './VipLevelTable.css.ts';

/** Props of {@link VipLevelTable}. Other props go to the element around the table. */
export interface VipLevelTableProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The levels, and the standing of the member. */
  programme: VipProgramme;
}

/** A region that scrolls must be reachable by the keyboard. */
const FOCUSABLE = { tabIndex: 0 } as const;

/** All VIP levels in comparison: requirements within the period, and benefits. Scrolls sideways on a narrow screen. */
export function VipLevelTable({ programme, className, ...rest }: VipLevelTableProps) {
  const t = useText();
  const { levels, standing, periodDays: days } = programme;
  const heads = [
    t('vip.levelHead'),
    t('vip.turnoverIn', { days }),
    t('vip.depositsIn', { days }),
    t('vip.benefits'),
  ] as const;
  return (
    <div
      role="region"
      aria-label={t('vip.compare')}
      {...FOCUSABLE}
      {...rest}
      className={classes(css.root, className)}
      data-component="vip-level-table"
    >
      <table className={css.table}>
        <caption className={visuallyHidden}>{t('vip.compare')}</caption>
        <thead>
          <tr>
            {heads.map((head, at) => (
              <th
                key={head}
                scope="col"
                className={classes(css.headCell, at === 0 && css.levelHead)}
                data-kind={at === 1 || at === 2 ? 'number' : 'text'}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {levels.map((level) => (
            <Level
              key={level.level}
              level={level}
              state={stateOf(level.level, standing?.level ?? null)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type State = 'reached' | 'own' | 'ahead';

function stateOf(level: number, own: number | null): State {
  if (own === null || level > own) return 'ahead';
  return level === own ? 'own' : 'reached';
}

interface LevelProps {
  level: VipLevel;
  state: State;
}

function Level({ level: { level, name, color, turnover, deposits, benefits }, state }: LevelProps) {
  const t = useText();
  const term = (amount: Satang) =>
    amount > 0 ? `${formatSatangShort(amount)} ${t('common.baht')}` : t('vip.nothing');
  return (
    <tr className={css.row} data-part="level" data-state={state}>
      <th scope="row" className={css.levelCell}>
        <span className={css.level}>
          <VipEmblem level={level} color={color} size={32} />
          <span className={css.words}>
            <span className={css.name}>{name}</span>
            {state === 'own' && <Badge tone="info">{t('vip.own')}</Badge>}
            {state === 'reached' && (
              <Badge tone="success" icon={glyphs.check}>
                {t('vip.reached')}
              </Badge>
            )}
          </span>
        </span>
      </th>
      <td className={css.term}>{term(turnover)}</td>
      <td className={css.term}>{term(deposits)}</td>
      <td className={css.gives}>{benefits.length > 0 && <VipBenefits benefits={benefits} />}</td>
    </tr>
  );
}
