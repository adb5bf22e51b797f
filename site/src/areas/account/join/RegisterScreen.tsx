import { INITIAL_OTP, INITIAL_REGISTER, isOtpSent } from '@brand/domain';
import {
  OtpStep,
  type RegisterLine,
  type RegisterOffer,
  RegisterPanel,
  useHydrated,
} from '@brand/ui';
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../../platform/errors/failureOf.ts';
import { usePlace, useRouteParam } from '../../../routing/navigation.ts';
import { useServices, useSession } from '../../../member/services.ts';
import { useIsPhone } from '../../../platform/device/useIsPhone.ts';
import { useWelcome } from '../../../member/welcome.ts';
import type { LineSignUp } from '../line/lineSignUp.ts';
import { type LineSigningUp, useLineSignUp } from '../line/useLineSignUp.ts';
import { needsAdmin } from '../login/needsAdmin.ts';
import { useAdminContact } from '../../../member/contact/useAdminContact.ts';
import { withReturn } from '../../../member/returnHref.ts';
import { cashierHref } from '../../../member/wallet/walletHref.ts';
import { useAffiliate } from './useAffiliate.ts';
import { useJoinApi } from './useJoinApi.ts';
import { useRegister } from './useRegister.ts';
import { useUsernameCheck } from './useUsernameCheck.ts';
import { useWelcomeThere } from './useWelcomeThere.ts';
import { textOf } from '../../../language/locale.ts';

/** The list of banks and the registration status rarely change during a registration. */
const STALE_MS = 300_000;
const NO_BANKS = [] as const;
/** An expired connection has its own buttons. */
const OFFERS_LINE: readonly LineSignUp['status'][] = ['none', 'failed'];

/** Registration, with or without an affiliate link, up to the welcome. */
export function RegisterScreen() {
  const api = useJoinApi();
  const place = usePlace();
  const isPhone = useIsPhone();
  const isMember = useSession() !== null;
  const { operator } = useServices();
  const { registration, protection, pages } = operator;
  const welcome = useWelcome();
  const id = useRouteParam('id');
  // A new member is still on the page. That is not a new visit.
  const affiliate = useAffiliate(api, isMember ? null : id);
  const { data, error, refetch } = useQuery({
    queryKey: ['registerOptions'],
    queryFn: ({ signal }) => api.options({ signal }),
    staleTime: STALE_MS,
    enabled: registration.enabled && !isMember,
  });
  const banks = data?.banks ?? NO_BANKS;
  const line = useLineSignUp();
  const flow = useRegister({
    api,
    banks,
    affiliate,
    line,
    isOpen: !isMember && welcome?.status !== 'shown',
  });

  // What this tab has stored is not known to the server, which renders the first step.
  const isKnown = useHydrated();
  const state = isKnown ? flow.state : INITIAL_REGISTER;
  const usernameCheck = useUsernameCheck(api, state);
  const otp = isKnown ? flow.otp : { ...flow.otp, state: INITIAL_OTP };

  function offer(): RegisterOffer {
    if (!registration.enabled || data?.open === false) return { status: 'closed' };
    if (data && !isMember) return { status: 'ready', banks: data.banks };
    return error ? { status: 'error', failure: failureOf(error) } : { status: 'loading' };
  }

  const offered = offer();
  const said = [otp.state, state].flatMap((step) =>
    'failure' in step && step.failure ? [step.failure] : [],
  );
  const contactHref = useAdminContact(offered.status === 'closed' || said.some(needsAdmin));
  const loginHref = place.href(withReturn(place, '/login'));
  const forgotHref = place.href(withReturn(place, '/forgot'));
  const offersLine = line.offered && (!isKnown || OFFERS_LINE.includes(line.state.status));
  const joined = welcome?.status === 'shown';
  useWelcomeThere(joined ? welcome : null);
  return (
    <RegisterPanel
      offer={offered}
      state={joined ? { status: 'joined', credit: welcome.credit } : state}
      otpStep={
        <OtpStep
          purpose="register"
          {...otp}
          {...{ contactHref, loginHref, forgotHref }}
          {...(offersLine && { onLine: line.connect, lineOpening: line.opening })}
        />
      }
      otpSent={isOtpSent(otp.state)}
      onFieldChange={flow.typeField}
      onBankSubmit={flow.submitBank}
      onSubmit={flow.submit}
      onBack={flow.back}
      onRetry={() => void refetch()}
      // The header has the only one.
      backButton={false}
      inviter={affiliate.name}
      usernameCheck={usernameCheck}
      line={lineOf(line, isKnown)}
      ageMark={protection.ageMark}
      agreements={pages
        .filter(({ acceptedAtSignUp }) => acceptedAtSignUp)
        .map(({ name, title }) => ({
          href: place.href(`/page/${name}`),
          title: textOf(title, place.locale),
        }))}
      contactHref={contactHref}
      {...{ loginHref, forgotHref }}
      depositHref={cashierHref({ ...place, pathname: '/', search: '' }, isPhone, 'deposit-tab')}
      homeHref={place.href('/')}
    />
  );
}

function lineOf(line: LineSigningUp, isKnown: boolean): RegisterLine | null {
  if (!line.offered || !isKnown) return null;
  const { state, opening, connect, remove, expire } = line;
  return {
    state: state.status === 'connected' ? { ...state.proof, status: state.status } : state,
    opening,
    onConnect: connect,
    onRemove: remove,
    onExpire: expire,
  };
}
