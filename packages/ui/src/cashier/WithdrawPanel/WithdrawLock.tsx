'use client';

import { WITHDRAW_COOLDOWN_MS } from '@brand/domain';

import { useText } from '../../messages/useText.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { clockFace } from '../../primitives/Countdown/clockFace.ts';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { bangkokTime } from '../bangkokDates.ts';
import * as cashier from '../cashier.css.ts';

/** Props of {@link WithdrawLock}. */
export interface WithdrawLockProps {
  /** When the lock ends, in unix ms. */
  lockedUntil: number;
  secondsLeft: number;
  /** Shows the countdown: there is no button that does. */
  counts: boolean;
}

/** The lock after a withdrawal, above the form that it disables. */
export function WithdrawLock({ lockedUntil, secondsLeft, counts }: WithdrawLockProps) {
  const t = useText();
  return (
    <Banner
      tone="pending"
      icon={glyphs.lock}
      // The button announces the end. A status would announce every second.
      role={undefined}
      title={
        counts
          ? t('cashier.withdraw.locked', { time: clockFace(secondsLeft) })
          : t('cashier.withdraw.lockedUntil', { time: bangkokTime(lockedUntil) })
      }
      className={cashier.tabular}
      data-part="lock"
    >
      {t('cashier.withdraw.lockNote', { minutes: WITHDRAW_COOLDOWN_MS / 60_000 })}
    </Banner>
  );
}
