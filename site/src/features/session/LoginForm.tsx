import { CODE } from '@brand/domain';
import { LoginPanel } from '@brand/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ApiError } from '@brand/api';
import { usePlace } from '../../app/navigation.ts';
import { failureOf } from '../../app/failureOf.ts';
import { useServices } from '../../app/services.ts';
import { registerHref } from './registerHref.ts';

/** After codes 3000 and 4290 the next try waits a minute (section 9). */
const LOCK_OUT_MS = 60_000;

/** Logs in. The guard of the login page then leads to the page that was wanted. */
export function LoginForm() {
  const intl = useIntl();
  const place = usePlace();
  const { account, session, clock, operator } = useServices();
  const [waitUntil, setWaitUntil] = useState<number | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (credentials: { username: string; password: string }) =>
      (await account()).login(credentials),
    onError: (refusal) => {
      if (refusal instanceof ApiError && asksToWait(refusal.code))
        setWaitUntil(clock.now() + LOCK_OUT_MS);
    },
  });
  const ended = session.lastEnd();
  const register = registerHref(operator, place);
  return (
    <LoginPanel
      status={isPending ? 'sending' : 'idle'}
      failure={error ? failureOf(error) : null}
      waitUntil={waitUntil}
      onSubmit={mutate}
      {...(register !== null && { registerHref: register })}
      {...(ended &&
        ended !== 'loggedOut' && { notice: intl.formatMessage({ id: 'error.general.session' }) })}
    />
  );
}

function asksToWait(code: number | null): boolean {
  return code === CODE.waitAMinute || code === CODE.tooManyLogins;
}
