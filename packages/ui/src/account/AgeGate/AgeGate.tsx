'use client';

import { useState } from 'react';

import { useText } from '../../messages/useText.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import * as dialog from '../../primitives/Dialog/Dialog.css.ts';
import { Overlay, type OverlayProps } from '../../private/Overlay.tsx';
import { type Helpline, HelplineLink } from '../HelplineLink.tsx';
import * as css from './AgeGate.css.ts';

/** Props of {@link AgeGate}. Other props go to its surface. */
export interface AgeGateProps extends Omit<
  OverlayProps,
  'open' | 'onOpenChange' | 'title' | 'description' | 'closeLabel' | 'footer' | 'children'
> {
  /** Minimum age in years. */
  age: number;
  /** Called when the visitor says that they are old enough. Store the answer, then unmount it. */
  onConfirm: () => void;
  /** Helpline for problem gambling, shown to those who are not old enough; null for none. @default null */
  helpline?: Helpline | null;
}

/**
 * Asks for the minimum age before a visitor uses the site. It cannot be closed without an answer. After "no" it says when
 * the visitor may come back, and lets a wrong press be corrected. Mount it to show it.
 */
export function AgeGate({ age, onConfirm, helpline = null, ...rest }: AgeGateProps) {
  const t = useText();
  const [isRefused, setRefused] = useState(false);
  const part = isRefused ? 'refused' : 'asked';
  return (
    <Overlay
      {...rest}
      open
      onOpenChange={stayOpen}
      component="age-gate"
      role="alertdialog"
      surfaceClass={dialog.surface}
      outsideCloses={false}
      showClose={false}
      title={t(`account.age.${part}.title`, { age })}
      description={t(`account.age.${part}.text`, { age })}
      closeLabel=""
      footer={
        <div className={css.actions}>
          {isRefused ? (
            <>
              <Button
                variant="outline"
                tone="neutral"
                className={css.action}
                onClick={() => setRefused(false)}
                data-part="again"
              >
                {t('account.age.again')}
              </Button>
              {helpline && <HelplineLink {...helpline} className={css.action} />}
            </>
          ) : (
            <>
              <Button
                variant="outline"
                tone="neutral"
                className={css.action}
                onClick={() => setRefused(true)}
                data-part="refuse"
              >
                {t('account.age.no')}
              </Button>
              <Button className={css.action} onClick={onConfirm} data-part="confirm">
                {t('account.age.yes', { age })}
              </Button>
            </>
          )}
        </div>
      }
    />
  );
}

function stayOpen() {
  // Ignores requests to close it.
}
