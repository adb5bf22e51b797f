'use client';

import { formatSatangShort, satang, type BonusRefusal } from '@brand/domain';
import { useIntl } from 'react-intl';
import type { HTMLAttributes } from 'react';

import { useText } from '../../messages/useText.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Progress } from '../../primitives/Progress/Progress.tsx';
import * as css from './BonusRefusalNote.css.ts';

/** Where the ways on from a refused bonus lead. */
export interface BonusWays {
  /** Where one deposits. */
  deposit: string;
  /** The member's bonuses with what is left to bet. */
  turnover: string;
  /** The promotion itself, which says how it is had. */
  promotion: string;
  /** All bonuses. */
  bonuses: string;
}

/** Props of {@link BonusRefusalNote}. Other props go to the banner. */
export interface BonusRefusalNoteProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'title' | 'children'
> {
  /** Why the bonus cannot be had. */
  refusal: BonusRefusal;
  /** Addresses; one left out is not offered, as on the page that it leads to. */
  ways: Partial<BonusWays>;
}

/** What leads on from each code of the bonus calls; the others wait for time to pass. */
const WAY_OF_CODE: Readonly<Record<number, keyof BonusWays>> = {
  2101: 'bonuses',
  2102: 'bonuses',
  2103: 'bonuses',
  2104: 'deposit',
  2106: 'turnover',
  2107: 'promotion',
};

/** Why a bonus cannot be had, in figures where it is about an amount, and the way on. */
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
