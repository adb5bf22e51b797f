'use client';

import { useText } from '../../messages/useText.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { type Helpline, HelplineLink } from '../HelplineLink.tsx';
import * as css from './BreakPanel.css.ts';

/** Props of {@link BreakMeaning}. */
export interface BreakMeaningProps {
  withdrawHref: string;
  helpline: Helpline | null;
}

/** What a break means, in three lines, each with the related action. */
export function BreakMeaning({ withdrawHref, helpline }: BreakMeaningProps) {
  const t = useText();
  return (
    <ul className={css.meaning} data-part="meaning">
      <li className={css.line}>
        <Icon glyph={glyphs.lock} size={20} className={css.icon} />
        <span>{t('account.break.final')}</span>
      </li>
      <li className={css.line}>
        <Icon glyph={glyphs.wallet} size={20} className={css.icon} />
        <span className={css.words}>
          {t('account.break.withdrawFirst')}
          <LinkButton
            href={withdrawHref}
            variant="outline"
            tone="neutral"
            size="sm"
            className={css.link}
            data-part="withdraw"
          >
            {t('account.break.withdraw')}
          </LinkButton>
        </span>
      </li>
      {helpline && (
        <li className={css.line}>
          <Icon glyph={glyphs.call} size={20} className={css.icon} />
          <span className={css.words}>
            {t('account.break.talk')}
            <HelplineLink {...helpline} size="sm" className={css.link} />
          </span>
        </li>
      )}
    </ul>
  );
}
