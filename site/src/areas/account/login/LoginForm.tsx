import { createAccountApi } from '@brand/api/account';
import { LoginPanel } from '@brand/ui';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { failureOf } from '../../../platform/errors/failureOf.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { useServices } from '../../../member/services.ts';
import { loginName } from '../../../member/session/loginName.ts';
import { storesCookies } from '../../../platform/storage/storesCookies.ts';
import { useBrowserValue } from '../../../platform/device/useBrowserValue.ts';
import { useLineLogin } from '../line/useLineLogin.ts';
import { needsAdmin } from './needsAdmin.ts';
import { registerHref } from '../../../member/registerHref.ts';
import { useAdminContact } from '../../../member/contact/useAdminContact.ts';
import { useLockOut } from './useLockOut.ts';

/** Logs in. The guard of the login page then redirects to the requested page. */
export function LoginForm() {
  const intl = useIntl();
  const place = usePlace();
  const { api, session, operator } = useServices();
  const username = useBrowserValue(loginName.read, '');
  const [lockOut, learn] = useLockOut('login');
  const line = useLineLogin();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (credentials: { username: string; password: string }) =>
      createAccountApi(api.client).login(credentials),
    onError: learn,
  });
  const failure = error ? failureOf(error) : (line.failure ?? lockOut?.failure ?? null);
  const contactHref = useAdminContact(needsAdmin(failure));
  const register = registerHref(operator, place);
  const blocksCookies = useBrowserValue(() => !storesCookies(), false);
  const notice = blocksCookies ? 'site.login.cookies' : noticeOf(session.lastEnd(), place.search);
  return (
    <LoginPanel
      status={isPending ? 'sending' : 'idle'}
      failure={failure}
      waitUntil={lockOut?.until ?? null}
      defaultUsername={username}
      onUsernameInput={loginName.save}
      onSubmit={mutate}
      forgotHref={place.href('/forgot')}
      contactHref={contactHref}
      {...(line.offered && {
        onLine: () => {
          reset();
          void line.open();
        },
        lineOpening: line.opening,
      })}
      {...(register !== null && { registerHref: register })}
      {...(notice && { notice: intl.formatMessage({ id: notice }) })}
    />
  );
}

/** Why the visitor was redirected to the login page. */
function noticeOf(end: string | null, search: string): string | null {
  if (end !== null && end !== 'loggedOut') return 'error.general.session';
  return new URLSearchParams(search).has('url') ? 'site.login.goOn' : null;
}
