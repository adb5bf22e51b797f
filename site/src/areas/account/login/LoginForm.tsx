import { createAccountApi } from '@brand/api/account';
import { checkPhone } from '@brand/domain';
import { LoginPanel } from '@brand/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureOf } from '../../../platform/errors/failureOf.ts';
import { type Place, usePlace } from '../../../routing/navigation.ts';
import { readSearchFlags } from '../../../routing/searchFlags.ts';
import { useServices } from '../../../member/services.ts';
import { loginName } from '../../../member/session/loginName.ts';
import { storesCookies } from '../../../platform/storage/storesCookies.ts';
import { useBrowserValue } from '../../../platform/device/useBrowserValue.ts';
import { useLineLogin } from '../line/useLineLogin.ts';
import { usePasskeyLogin } from '../passkeys/usePasskeyLogin.ts';
import { needsAdmin } from './needsAdmin.ts';
import { registerHref } from '../../../member/registerHref.ts';
import { wantedPath, withReturn } from '../../../member/returnHref.ts';
import { matchRoute } from '../../../routing/matchRoute.ts';
import type { GuardName } from '../../../routing/routes.ts';
import { useAdminContact } from '../../../member/contact/useAdminContact.ts';
import { lockingCode, useLockOut } from './useLockOut.ts';

/** Logs in. The guard of the login page then redirects to the requested page. */
export function LoginForm() {
  const intl = useIntl();
  const place = usePlace();
  const { api, session, operator } = useServices();
  const username = useBrowserValue(loginName.read, '');
  const [typed, setTyped] = useState<string | null>(null);
  const [lockOut, learn] = useLockOut('login', canonicalName(typed ?? username));
  const line = useLineLogin();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ username: name, password }: { username: string; password: string }) =>
      createAccountApi(api.client).login({ username: canonicalName(name), password }),
    onError: (problem, { username: name }) => {
      // A password manager may have filled it in without an event.
      setTyped(name);
      learn(problem, canonicalName(name));
    },
  });
  const passkey = usePasskeyLogin(isPending);
  // A lock-out is shown for as long as its name is in the field.
  const refusal = error && lockingCode(error) === null ? failureOf(error) : null;
  const failure = refusal ?? passkey.failure ?? line.failure ?? lockOut?.failure ?? null;
  const contactHref = useAdminContact(needsAdmin(failure));
  const register = registerHref(operator, place);
  const blocksCookies = useBrowserValue(() => !storesCookies(), false);
  const notice = blocksCookies ? 'site.login.cookies' : noticeOf(session.lastEnd(), place);
  return (
    <LoginPanel
      status={isPending ? 'sending' : 'idle'}
      failure={failure}
      waitUntil={lockOut?.until ?? null}
      defaultUsername={username}
      onUsernameInput={(name) => {
        setTyped(name);
        loginName.save(name);
      }}
      onSubmit={(credentials) => {
        passkey.stop();
        mutate(credentials);
      }}
      forgotHref={place.href(withReturn(place, '/forgot'))}
      contactHref={contactHref}
      {...(line.offered && {
        onLine: () => {
          reset();
          passkey.stop();
          void line.open();
        },
        lineOpening: line.opening,
      })}
      {...(passkey.offered && {
        onPasskey: () => {
          reset();
          void passkey.open();
        },
        passkeyOpening: passkey.opening,
        passkeyCancelled: passkey.cancelled,
      })}
      {...(register !== null && { registerHref: register })}
      {...(notice && { notice: intl.formatMessage({ id: notice }) })}
    />
  );
}

/** Rules of pages that a visitor cannot see. */
const FOR_MEMBERS: ReadonlySet<GuardName> = new Set([
  'members',
  'gameOfMember',
] satisfies GuardName[]);

/** A phone number in the form that registration stores, however it was typed. Another name stays as it is. */
function canonicalName(typed: string): string {
  const phone = checkPhone(typed);
  return phone.ok ? phone.value : typed;
}

/** Why the visitor was redirected to the login page. */
function noticeOf(end: string | null, place: Place): string | null {
  if (end !== null && end !== 'loggedOut') return 'error.general.session';
  // A page that visitors may see was left by choice, unless it opens a panel of members.
  const [path = '', query = ''] = (wantedPath(place) ?? '').split('?');
  const panels = [place.search, query].map((search) => readSearchFlags(search));
  if (panels.some(({ sideDeposit, sideHistory }) => sideDeposit || sideHistory)) {
    return 'site.login.goOn';
  }
  const route = matchRoute(path)?.route;
  return route?.guards.some((guard) => FOR_MEMBERS.has(guard)) ? 'site.login.goOn' : null;
}
