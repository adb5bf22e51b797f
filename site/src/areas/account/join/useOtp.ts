import { ApiError } from '@brand/api';
import {
  INITIAL_OTP,
  OTP_WAIT_MS,
  type OtpPurpose,
  type OtpState,
  type PhoneProof,
  hasSentCode,
  otpTransition,
} from '@brand/domain';
import { failureOf } from '../../../platform/errors/failureOf.ts';
import { usePlace } from '../../../routing/navigation.ts';
import { loginName } from '../../../member/session/loginName.ts';
import { useServices } from '../../../member/services.ts';
import { useFlow } from '../../../platform/query/useFlow.ts';
import { useJoinApi } from './useJoinApi.ts';

/** Too many OTPs were requested. */
const TOO_MANY = 6005;
/** A member has the phone, account or name already. */
export const ALREADY_MEMBER = 6002;

interface OtpOptions {
  /** State to continue with after a reload. @default the initial state */
  readonly initial?: OtpState;
  /** Called when the phone is proved. */
  readonly onProved: (proof: PhoneProof) => void;
}

/**
 * Binds the phone verification to the API and the server's clock.
 *
 * @returns `panel` for `<OtpStep purpose=… {...panel} />`; `send`, `peek` and `forward` for the surrounding page
 */
export function useOtp(purpose: OtpPurpose, { initial = INITIAL_OTP, onProved }: OtpOptions) {
  const [state, send, peek] = useFlow(otpTransition, initial);
  const api = useJoinApi();
  const { clock } = useServices();
  const { locale } = usePlace();

  async function request(phone: string, intent: string) {
    try {
      const otp = await api.requestOtp({ phone, purpose, locale });
      send({ type: 'sent', intent, otp, now: clock.now() });
    } catch (error) {
      refuse(error, intent);
    }
  }

  async function check(phone: string, otp: string, intent: string) {
    try {
      const proof = await api.checkOtp({ phone, purpose, otp });
      const before = peek();
      if (send({ type: 'proved', intent }) !== before) onProved({ ...proof, phone });
    } catch (error) {
      // The login and the forgotten password then have the number.
      if (error instanceof ApiError && error.code === ALREADY_MEMBER) loginName.save(phone);
      refuse(error, intent);
    }
  }

  function refuse(error: unknown, intent: string) {
    const wait = error instanceof ApiError ? waitOf(error) : null;
    const waitUntil = wait === null ? null : clock.now() + wait;
    const maybeSent = error instanceof ApiError && (error.unsettled || error.code === TOO_MANY);
    send({ type: 'refused', intent, failure: failureOf(error), waitUntil, maybeSent });
  }

  const panel = {
    state,
    onPhoneChange: (text: string) => void send({ type: 'phoneTyped', text }),
    onPhoneSubmit() {
      const intent = crypto.randomUUID();
      const next = send({ type: 'phoneSubmitted', intent, now: clock.passed() });
      if (isOut(next, intent)) void request(next.phone, intent);
    },
    onCodeChange: (text: string) => void send({ type: 'codeTyped', text }),
    onCodeSubmit() {
      const intent = crypto.randomUUID();
      const next = send({ type: 'codeSubmitted', intent });
      if (next.status === 'checking' && next.intent === intent) {
        void check(next.phone, next.code, intent);
      }
    },
    onResend() {
      const intent = crypto.randomUUID();
      const next = send({ type: 'resendAsked', intent, now: clock.passed() });
      if (isOut(next, intent)) void request(next.phone, intent);
    },
    onCodeAtHand: () => void send({ type: 'codeAtHand', now: clock.now() }),
    /** Any reply corrects a clock that was set forward, and the code is valid again. */
    onExpire: () => void api.options({}).catch(() => undefined),
    onPhoneEdit: () => void send({ type: 'phoneEdited' }),
  };
  /** Forward in the browser: to the code that was sent, never to another SMS. */
  function forward() {
    if (hasSentCode(peek(), clock.passed())) panel.onPhoneSubmit();
  }
  return { panel, send, peek, forward };
}

/** Time until another SMS can be sent. One minute if the API asks to wait and does not say how long (section 9). */
function waitOf({ code, waitMs }: ApiError): number | null {
  return waitMs ?? (code === TOO_MANY ? OTP_WAIT_MS : null);
}

/** Whether the state is waiting for exactly this call. */
function isOut(state: OtpState, intent: string): boolean {
  return 'intent' in state && state.intent === intent;
}
