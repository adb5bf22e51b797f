'use client';

import { useText } from '../../messages/useText.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { clockFace } from '../../primitives/Countdown/clockFace.ts';
import { CountdownAnnouncement } from '../../primitives/Countdown/CountdownAnnouncement.tsx';
import * as account from '../account.css.ts';

/** The countdown is hidden while more time than this is left, to avoid urgency. */
const SHOWN_FROM_S = 300;

/** Props of {@link NewPasswordTime}. */
export interface NewPasswordTimeProps {
  secondsLeft: number;
}

/** Remaining validity of the OTP proof, shown in its last minutes. */
export function NewPasswordTime({ secondsLeft }: NewPasswordTimeProps) {
  const t = useText();
  if (secondsLeft > SHOWN_FROM_S || Number.isNaN(secondsLeft)) return <></>;
  return (
    <>
      <Text tone="pending" size="sm" className={account.counting} data-part="time-left">
        {t('account.newPassword.timeLeft', { time: clockFace(secondsLeft) })}
      </Text>
      <CountdownAnnouncement
        secondsLeft={secondsLeft}
        announce={(seconds) => t('account.newPassword.timeLeftSeconds', { seconds })}
      />
    </>
  );
}
