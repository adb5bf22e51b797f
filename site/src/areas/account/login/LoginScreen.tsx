import { useEffect, useState, useSyncExternalStore } from 'react';
import { entryState } from '../../../routing/entryState.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { useServices } from '../../../member/services.ts';
import { BreakStarted } from '../protection/BreakStarted.tsx';
import { LoginForm } from './LoginForm.tsx';

/** Logging in, under the operator's mark; right after a break has begun, that it has. */
export function LoginScreen() {
  const until = useBreakStarted();
  return until === null ? <LoginForm /> : <BreakStarted until={until} />;
}

const never = () => () => {};

/**
 * Until when a break lasts that has begun on this entry of the history, in ms since 1970; null for none. The entry of the same
 * page in another language says the same.
 */
function useBreakStarted(): number | null {
  const { clock } = useServices();
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
  return until !== null && until > clock.now() ? until : null;
}
