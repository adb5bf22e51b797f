import { useCountdown } from '@brand/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { entryState } from '../../../routing/entryState.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { BreakStarted } from '../protection/BreakStarted.tsx';
import { LoginForm } from './LoginForm.tsx';

/** Login, under the operator's logo. Right after a break has started, it reports that instead. */
export function LoginScreen() {
  const until = useBreakStarted();
  return until === null ? <LoginForm /> : <BreakStarted until={until} />;
}

const never = () => () => {};

/**
 * End of a break that started on this history entry, in ms since 1970. Null if there is none. The history entry of the
 * same page in another language has the same value.
 */
function useBreakStarted(): number | null {
  const { locale } = usePlace();
  const ofEntry = useSyncExternalStore(
    never,
    () => entryState().breakUntil ?? null,
    () => null,
  );
  const [said] = useState({ locale, until: ofEntry });
  const until = ofEntry ?? (said.locale === locale ? null : said.until);
  useEffect(() => {
    if (until !== ofEntry) history.replaceState({ ...entryState(), breakUntil: until }, '');
    Object.assign(said, { locale, until });
  }, [said, locale, until, ofEntry]);
  return useCountdown(until).done ? null : until;
}
