import { LinkButton, type NewPassword, NewPasswordPanel } from '@brand/ui';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { failureOf } from '../../../platform/errors/failureOf.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { useSession } from '../../../member/services.ts';
import { useJoinApi } from '../join/useJoinApi.ts';
import { useLockOut } from '../login/useLockOut.ts';

/** Changes the password with the old one. Every other session of the member ends. */
export function ChangePassword() {
  const intl = useIntl();
  const place = usePlace();
  const session = useSession();
  const join = useJoinApi();
  const username = session?.username ?? '';
  const [lockOut, learn] = useLockOut('resetPassword', username);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (typed: NewPassword) => join.resetPassword(typed),
    onError: (refusal) => learn(refusal, username),
  });
  return (
    <NewPasswordPanel
      kind="change"
      status={isPending ? 'sending' : isSuccess ? 'done' : 'idle'}
      failure={error ? failureOf(error) : (lockOut?.failure ?? null)}
      waitUntil={lockOut?.until ?? null}
      username={username}
      onSubmit={mutate}
      doneAction={
        <LinkButton href={place.href('/')} size="lg" fullWidth>
          {intl.formatMessage({ id: 'site.link.home' })}
        </LinkButton>
      }
    />
  );
}
