import type { JoinApi } from '@brand/api/join';
import { type RegisterState, chosenUsername } from '@brand/domain';
import { type UsernameCheck, useTimeout } from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../member/services.ts';

/** A name is checked when it has not changed for this time. */
const PAUSE_MS = 500;
/** A check that takes longer is not shown any more. Its answer still is. */
const SLOW_MS = 3000;

const IDLE: UsernameCheck = { status: 'idle' };

/**
 * Whether the typed username is free, asked after a pause in typing. Typing on aborts the question. A check that fails
 * says nothing: only the registration decides.
 *
 * @returns null if the operator's API has no such check
 */
export function useUsernameCheck(
  api: Pick<JoinApi, 'checkUsername'>,
  state: RegisterState,
): UsernameCheck | null {
  const isOffered = useServices().operator.optionalCalls.usernameCheck;
  const login = state.status === 'login' || state.status === 'sending' ? state : null;
  const name = isOffered && login ? chosenUsername(login.form.username) : null;
  const [rested, setRested] = useState<string | null>(null);
  useTimeout(() => setRested(name), PAUSE_MS, name);
  const asked = rested === name ? name : null;
  const { data, isFetching } = useQuery({
    queryKey: ['usernameCheck', asked],
    queryFn: ({ signal }) =>
      api.checkUsername({ otpToken: login?.proof.token ?? '', username: asked ?? '' }, { signal }),
    // The form is sent: the answer would come too late.
    enabled: asked !== null && state.status === 'login',
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const [slow, setSlow] = useState<string | null>(null);
  useTimeout(() => setSlow(asked), isFetching ? SLOW_MS : null, asked);

  if (!isOffered) return null;
  if (asked === null) return IDLE;
  if (data) return data.free ? { status: 'free' } : { status: 'taken', ...data };
  return isFetching && slow !== asked ? { status: 'checking' } : IDLE;
}
