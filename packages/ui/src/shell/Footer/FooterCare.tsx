'use client';

import { useText } from '../../messages/useText.ts';
import * as css from './Footer.css.ts';
import { telephone } from './telephone.ts';

/** Props of {@link FooterCare}. */
export interface FooterCareProps {
  /** Minimum age to play; null shows none. @default 20 */
  age: 18 | 20 | null;
  /** A help line for gambling problems, in the language of the page; null shows none. @default null */
  helpline: { readonly name: string; readonly phone: string } | null;
}

/** Minimum age, responsible gambling and help line. */
export function FooterCare({ age, helpline }: FooterCareProps) {
  const t = useText();
  return (
    <div className={css.care} data-part="care">
      {age !== null && (
        <span className={css.age} aria-hidden="true" data-part="age">
          {age}+
        </span>
      )}
      <p>
        {age !== null && `${t('shell.footer.age', { age })} `}
        {t('shell.footer.limits')}
        {helpline && (
          <>
            {' '}
            <a href={telephone(helpline.phone)} className={css.helpline} data-part="helpline">
              {helpline.name} <span className={css.phone}>{helpline.phone}</span>
            </a>
          </>
        )}
      </p>
    </div>
  );
}
