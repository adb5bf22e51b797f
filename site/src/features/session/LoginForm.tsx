import { CODE } from '@brand/domain';
import { LoginPanel } from '@brand/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ApiError } from '@brand/api';
import { failureOf } from '../../app/failureOf.ts';
import { useServices } from '../../app/services.ts';

/** After codes 3000 and 4290 the next try waits a minute (section 9). */
const LOCK_OUT_MS = 60_000;

/** Logs in. The guard of the login page then leads to the page that was wanted. */
export function LoginForm() {
  const intl = useIntl();
  const { account, session, clock } = useServices();
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
  return (
    <LoginPanel
      status={isPending ? 'sending' : 'idle'}
      failure={error ? failureOf(error) : null}
      waitUntil={waitUntil}
      onSubmit={mutate}
      {...(ended &&
        ended !== 'loggedOut' && { notice: intl.formatMessage({ id: 'error.general.session' }) })}
    />
  );
}

function asksToWait(code: number | null): boolean {
  return code === CODE.waitAMinute || code === CODE.tooManyLogins;
}
