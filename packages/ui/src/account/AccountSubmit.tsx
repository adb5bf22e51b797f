'use client';

import { useHydrated } from '../hooks/useHydrated.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { clockFace } from '../primitives/Countdown/clockFace.ts';
import { CountdownAnnouncement } from '../primitives/Countdown/CountdownAnnouncement.tsx';
import * as css from './account.css.ts';

/** Props of {@link AccountSubmit}. */
export interface AccountSubmitProps {
  /** Label of the button. */
  label: string;
  /** Label while the member has to wait, with the time left as `0:59`. */
  waitLabel: (time: string) => string;
  /** Announced to screen readers at intervals, with the seconds left. */
  announce: (seconds: number) => string;
  sending: boolean;
  /** Seconds until the next attempt is allowed. 0 if it is allowed now. */
  secondsLeft: number;
}

/** Submit button of a form that may have to wait before the next attempt (section 9: one minute). */
export function AccountSubmit({
  label,
  waitLabel,
  announce,
  sending,
  secondsLeft,
}: AccountSubmitProps) {
  const waiting = secondsLeft !== 0;
  // Before hydration, the browser would submit the form natively to the URL of the page.
  const type = useHydrated() ? 'submit' : 'button';
  return (
    <div>
      <Button
        type={type}
        size="lg"
        fullWidth
        loading={sending}
        disabled={waiting}
        className={css.counting}
      >
        {waiting ? waitLabel(clockFace(secondsLeft)) : label}
      </Button>
      <CountdownAnnouncement secondsLeft={secondsLeft} announce={announce} />
    </div>
  );
}
