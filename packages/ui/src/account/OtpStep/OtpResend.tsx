'use client';

import { useCountdown } from '../../hooks/useCountdown.ts';
import { useDoubleClickGuard } from '../../hooks/useDoubleClickGuard.ts';
import { useText } from '../../messages/useText.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { clockFace } from '../../primitives/Countdown/clockFace.ts';
import { CountdownAnnouncement } from '../../primitives/Countdown/CountdownAnnouncement.tsx';

/** Props of {@link OtpResend}. */
export interface OtpResendProps {
  /** When another SMS can be asked for, in unix ms. */
  resendAt: number;
  /** Whether it is the next step, because the code is good no more. */
  isNext: boolean;
  resending: boolean;
  disabled: boolean;
  onResend: () => void;
}

/** Another SMS, one a minute (section 9): the button says how long it takes until then. */
export function OtpResend({ resendAt, isNext, resending, disabled, onResend }: OtpResendProps) {
  const t = useText();
  const guard = useDoubleClickGuard(resending);
  const { secondsLeft } = useCountdown(resendAt);
  const waiting = secondsLeft > 0;
  return (
    <>
      <Button
        {...(isNext
          ? { variant: 'solid' as const, size: 'lg' as const }
          : { variant: 'ghost' as const, tone: 'neutral' as const })}
        fullWidth
        loading={resending}
        disabled={waiting || disabled}
        onClick={() => guard(onResend)}
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
