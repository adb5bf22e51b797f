'use client';

import { useHydrated } from '../hooks/useHydrated.ts';
import { useNow } from '../hooks/useNow.ts';
import { useText } from '../messages/useText.ts';
import { Countdown } from '../primitives/Countdown/Countdown.tsx';
import { timeLeft } from './shortTimeLeft.css.ts';

interface ShortTimeLeftProps {
  /** The deadline in unix ms. */
  until: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * Time left until a date: days and hours while it is far, a countdown on the last day. In a document of a server, where no
 * second passes, it is in whole minutes.
 */
export function ShortTimeLeft({ until }: ShortTimeLeftProps) {
  const t = useText();
  const now = useNow(MINUTE_MS);
  const left = Math.max(0, until - now);
  const isHydrated = useHydrated();
  // A countdown also shows that the time is not known yet.
  if ((left < DAY_MS && isHydrated) || !now)
    return <Countdown className={timeLeft} until={until} />;
  const days = Math.floor(left / DAY_MS);
  const hours = Math.floor((left % DAY_MS) / HOUR_MS);
  const minutes = Math.floor((left % HOUR_MS) / MINUTE_MS);
  const id = days > 0 ? 'home.inDays' : hours > 0 ? 'home.inHours' : 'home.inMinutes';
  return (
    <span className={timeLeft}>
      {t(id, { days, hours, minutes: hours > 0 ? minutes : Math.max(1, minutes) })}
    </span>
  );
}
