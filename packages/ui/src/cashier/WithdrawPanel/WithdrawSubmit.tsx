'use client';

import type { FormEvent, ReactNode } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { clockFace } from '../../primitives/Countdown/clockFace.ts';
import { CountdownAnnouncement } from '../../primitives/Countdown/CountdownAnnouncement.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { ActionBar } from '../ActionBar.tsx';
import * as cashier from '../cashier.css.ts';
import * as css from './WithdrawPanel.css.ts';
import * as glyphs from '../../primitives/Icon/glyphs.ts';

/** Props of {@link WithdrawSubmit}. */
export interface WithdrawSubmitProps {
  /** When the lock ends, in unix ms. Null if there is none. */
  lockedUntil: number | null;
  onSubmit: () => void;
  /** The rest of the lock; 0 without one. */
  secondsLeft: number;
  /** Content above the button. */
  children: ReactNode;
  /** Withdrawal is blocked, so there is no button. */
  blocked: boolean;
}

/**
 * The form with its button. While the lock runs, the button shows the countdown. At zero the button is enabled automatically.
 */
export function WithdrawSubmit({
  lockedUntil,
  secondsLeft,
  onSubmit,
  children,
  blocked,
}: WithdrawSubmitProps) {
  const t = useText();
  const locked = secondsLeft > 0;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // Enter in the field also submits, even if the button is disabled.
    if (!locked && !blocked) onSubmit();
  };

  return (
    <form
      className={classes(blocked ? cashier.view : cashier.form, cashier.narrow)}
      noValidate
      onSubmit={handleSubmit}
    >
      {children}
      {!blocked && (
        <ActionBar>
          <Button
            type="submit"
            size="lg"
            fullWidth
            disabled={locked}
            className={classes(cashier.tabular, locked && css.counting)}
            iconStart={locked && <Icon glyph={glyphs.lock} size={20} />}
          >
            {locked
              ? t('cashier.withdraw.locked', { time: clockFace(secondsLeft) })
              : t('cashier.withdraw.submit')}
          </Button>
          <CountdownAnnouncement
            secondsLeft={secondsLeft}
            announce={(seconds) => t('cashier.withdraw.lockedSeconds', { seconds })}
          />
          <span role="status" className={visuallyHidden}>
            {lockedUntil !== null && !locked ? t('cashier.withdraw.unlocked') : ''}
          </span>
        </ActionBar>
      )}
    </form>
  );
}
