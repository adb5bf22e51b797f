'use client';

import { useHydrated } from '../hooks/useHydrated.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { clockFace } from '../primitives/Countdown/clockFace.ts';
import { CountdownAnnouncement } from '../primitives/Countdown/CountdownAnnouncement.tsx';
import * as css from './account.css.ts';

/** Props of {@link AccountSubmit}. */
export interface AccountSubmitProps {
  /** What it does. */
  label: string;
  /** The words while one has to wait, with the time left as `0:59`. */
  waitLabel: (time: string) => string;
  /** What a screen reader is told now and then of the time left, in seconds. */
  announce: (seconds: number) => string;
  sending: boolean;
  /** Until the next try is allowed, in seconds; 0 where it is. */
  secondsLeft: number;
}

/** Sends a form that may have to wait for its next try (section 9: one minute). */
export function AccountSubmit({
  label,
  waitLabel,
  announce,
  sending,
  secondsLeft,
}: AccountSubmitProps) {
  const waiting = secondsLeft > 0;
  // Before a script has taken the form over, the browser would send it to the page's own address by itself.
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
