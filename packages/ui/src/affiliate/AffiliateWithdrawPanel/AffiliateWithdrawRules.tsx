'use client';

import { AFFILIATE_WINDOW, formatSatangShort, type Satang } from '@brand/domain';

import { useText } from '../../messages/useText.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { Glyph } from '../../primitives/Icon/glyph.ts';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import * as css from './AffiliateWithdrawPanel.css.ts';

/** The rules of section 5, shown before the form. */
export function AffiliateWithdrawRules({ minimum }: { minimum: Satang }) {
  const t = useText();
  const { firstDay, lastDay } = AFFILIATE_WINDOW;
  const rules: readonly (readonly [Glyph, string])[] = [
    [glyphs.calendar, t('affiliate.withdraw.rules.window', { first: firstDay, last: lastDay })],
    [glyphs.clock, t('affiliate.withdraw.rules.once')],
    [glyphs.info, t('affiliate.withdraw.rules.minimum', { min: formatSatangShort(minimum) })],
    [glyphs.wallet, t('affiliate.withdraw.rules.wallet')],
  ];
  return (
    <div className={css.rules} data-part="rules">
      <Heading level={4} size="md">
        {t('affiliate.withdraw.rules')}
      </Heading>
      <ul role="list" className={css.ruleList}>
        {rules.map(([glyph, text]) => (
          <li key={text} className={css.rule}>
            <Icon glyph={glyph} size={16} className={css.ruleMark} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
