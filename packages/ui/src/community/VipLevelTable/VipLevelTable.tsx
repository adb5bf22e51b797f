'use client';

import { formatSatangShort, type Satang, type VipLevel, type VipProgramme } from '@brand/domain';
import type { HTMLAttributes } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { tableRoles } from '../../primitives/DataTable/tableRoles.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import * as css from './VipLevelTable.css.ts';
import { VipMedal } from './VipMedal.tsx';

/** Props of {@link VipLevelTable}. Other props go to the element around the table. */
export interface VipLevelTableProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The levels, and the standing of the member. */
  programme: VipProgramme;
}

/** All VIP levels in comparison: requirements within the period, and benefits. Shown as cards on narrow screens. */
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
    <div {...rest} className={classes(css.root, className)} data-component="vip-level-table">
      <table {...tableRoles.table} className={css.table}>
        <caption className={visuallyHidden}>{t('vip.compare')}</caption>
        <thead {...tableRoles.group} className={css.head}>
          <tr {...tableRoles.row}>
            {heads.map((head, at) => (
              <th
                key={head}
                {...tableRoles.columnHeader}
                scope="col"
                className={css.headCell}
                data-kind={at === 1 || at === 2 ? 'number' : 'text'}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group} className={css.body}>
          {levels.map((level) => (
            <Level
              key={level.level}
              level={level}
              heads={heads}
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
  heads: readonly [string, string, string, string];
  state: State;
}

function Level({
  level: { level, name, color, turnover, deposits, benefits },
  heads,
  state,
}: LevelProps) {
  const t = useText();
  const term = (amount: Satang) =>
    amount > 0 ? `${formatSatangShort(amount)} ${t('common.baht')}` : t('vip.nothing');
  return (
    <tr {...tableRoles.row} className={css.row} data-part="level" data-state={state}>
      <th {...tableRoles.rowHeader} scope="row" className={css.levelCell}>
        <span className={css.level}>
          <VipMedal level={level} color={color} />
          <span className={css.name}>{name}</span>
          {state === 'own' && <Badge tone="info">{t('vip.own')}</Badge>}
          {state === 'reached' && (
            <Badge tone="success" icon={glyphs.check}>
              {t('vip.reached')}
            </Badge>
          )}
        </span>
      </th>
      <td {...tableRoles.cell} className={css.term} data-label={heads[1]}>
        {term(turnover)}
      </td>
      <td {...tableRoles.cell} className={css.term} data-label={heads[2]}>
        {term(deposits)}
      </td>
      <td {...tableRoles.cell} className={css.gives}>
        {benefits.length > 0 && (
          <ul role="list" className={css.benefits}>
            {benefits.map((benefit) => (
              <li key={benefit} className={css.benefit} data-part="benefit">
                <Icon glyph={glyphs.check} size={20} className={css.check} />
                <span>{benefit}</span>
              </li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  );
}
