'use client';

import { formatSatangShort, satang, type BonusRefusal } from '@brand/domain';
import { useIntl } from 'react-intl';
import type { HTMLAttributes } from 'react';

import { useText } from '../../messages/useText.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Progress } from '../../primitives/Progress/Progress.tsx';
import * as css from './BonusRefusalNote.css.ts';

/** Link targets for a refused bonus. */
export interface BonusWays {
  /** The deposit page. */
  deposit: string;
  /** The member's bonuses with the remaining turnover. */
  turnover: string;
  /** The promotion itself, with its conditions. */
  promotion: string;
  /** All bonuses. */
  bonuses: string;
}

/** Props of {@link BonusRefusalNote}. Other props go to the banner. */
export interface BonusRefusalNoteProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'title' | 'children'
> {
  /** Why the bonus is unavailable. */
  refusal: BonusRefusal;
  /** Addresses. A link without address is not shown, for example on the page that it links to. */
  ways: Partial<BonusWays>;
}

/** The link for each code of the bonus calls. Codes without link only need time. */
const WAY_OF_CODE: Readonly<Record<number, keyof BonusWays>> = {
  2101: 'bonuses',
  2102: 'bonuses',
  2103: 'bonuses',
  2104: 'deposit',
  2106: 'turnover',
  2107: 'promotion',
};

/** Why a bonus is unavailable, with amounts where they matter, and a link to the next step. */
export function BonusRefusalNote({ refusal, ways, ...rest }: BonusRefusalNoteProps) {
  const t = useText();
  const intl = useIntl();
  const { code, messageId, needed, have } = refusal;
  const way = WAY_OF_CODE[code];
  const href = way && ways[way];
  return (
    <Banner tone="info" role="note" {...rest} data-code={code}>
      <div>{intl.formatMessage({ id: messageId })}</div>
      {needed !== null && have !== null && needed > have && (
        <div className={css.amounts}>
          <Progress
            label={t('promotions.refusal.progress')}
            value={have}
            max={needed}
            valueText={t('promotions.refusal.of', {
              have: formatSatangShort(have),
              needed: formatSatangShort(needed),
            })}
          />
          <div>
            {t('promotions.refusal.missing', { amount: formatSatangShort(satang(needed - have)) })}
          </div>
        </div>
      )}
      {way && href !== undefined && (
        <LinkButton href={href} size="sm" variant="ghost" className={css.way}>
          {t(`promotions.refusal.${way}`)}
        </LinkButton>
      )}
    </Banner>
  );
}
