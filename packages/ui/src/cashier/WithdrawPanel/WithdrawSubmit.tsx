'use client';

import { useState, type FormEvent, type ReactNode } from 'react';

import { useText } from '../../messages/useText.ts';
import { ActionBar } from '../../private/ActionBar.tsx';
import { classes } from '../../private/classes.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { clockFace } from '../../primitives/Countdown/clockFace.ts';
import { CountdownAnnouncement } from '../../primitives/Countdown/CountdownAnnouncement.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as cashier from '../cashier.css.ts';
import * as css from './WithdrawPanel.css.ts';
import * as glyphs from '../../primitives/Icon/glyphs.ts';

/** Props of {@link WithdrawSubmit}. */
export interface WithdrawSubmitProps {
  /** Whether withdrawing is not possible yet, because of the lock. */
  locked: boolean;
  onSubmit: () => void;
  /** The rest of the lock by the clock. If it is locked with 0 left, the server is being asked. */
  secondsLeft: number;
  /** Content above the button. */
  children: ReactNode;
  /** Withdrawal is blocked, so there is no button. */
  blocked: boolean;
}

/** The form with its button. While the lock runs, the button shows the countdown. */
export function WithdrawSubmit({
  locked,
  secondsLeft,
  onSubmit,
  children,
  blocked,
}: WithdrawSubmitProps) {
  const t = useText();
  const [wasLocked, setWasLocked] = useState(locked);
  if (locked && !wasLocked) setWasLocked(true);
  const counts = secondsLeft > 0;

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
            disabled={counts}
            loading={locked && !counts}
            className={classes(cashier.tabular, counts && css.counting)}
            iconStart={counts && <Icon glyph={glyphs.lock} size={20} />}
          >
            {counts
              ? t('cashier.withdraw.locked', { time: clockFace(secondsLeft) })
              : t('cashier.withdraw.submit')}
          </Button>
          <CountdownAnnouncement
            secondsLeft={secondsLeft}
            announce={(seconds) => t('cashier.withdraw.lockedSeconds', { seconds })}
          />
          <span role="status" className={visuallyHidden}>
            {wasLocked && !locked ? t('cashier.withdraw.unlocked') : ''}
          </span>
        </ActionBar>
      )}
    </form>
  );
}
