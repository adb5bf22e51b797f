'use client';

import { useCountdown } from '../../hooks/useCountdown.ts';
import { useDoubleClickGuard } from '../../hooks/useDoubleClickGuard.ts';
import { useText } from '../../messages/useText.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { clockFace } from '../../primitives/Countdown/clockFace.ts';
import { CountdownAnnouncement } from '../../primitives/Countdown/CountdownAnnouncement.tsx';
import * as css from './OtpStep.css.ts';

/** Props of {@link OtpResend}. */
export interface OtpResendProps {
  /** When the next SMS can be requested, in unix ms. */
  resendAt: number;
  /** Whether it is the primary action, because the code has expired. */
  isNext: boolean;
  resending: boolean;
  disabled: boolean;
  onResend: () => void;
}

/** Requests another SMS, at most one per minute (section 9). The button shows the time left. */
export function OtpResend({ resendAt, isNext, resending, disabled, onResend }: OtpResendProps) {
  const t = useText();
  const guard = useDoubleClickGuard(resending);
  const { secondsLeft } = useCountdown(resendAt);
  const waiting = secondsLeft !== 0;
  return (
    <>
      <Button
        {...(isNext
          ? { variant: 'solid' as const, size: 'lg' as const }
          : { variant: 'ghost' as const, tone: 'neutral' as const })}
        fullWidth
        loading={resending}
        disabled={disabled || (waiting && !isNext)}
        // The only thing left takes the focus while it waits, too.
        aria-disabled={waiting || undefined}
        className={css.resend}
        onClick={() => !waiting && guard(onResend)}
        data-part="resend"
      >
        {waiting
          ? t('account.otp.resendIn', { time: clockFace(secondsLeft) })
          : t('account.otp.resend')}
      </Button>
      <CountdownAnnouncement
        secondsLeft={secondsLeft}
        announce={(seconds) => t('account.otp.resendSeconds', { seconds })}
      />
    </>
  );
}
