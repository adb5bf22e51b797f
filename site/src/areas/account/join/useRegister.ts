import { ApiError } from '@brand/api';
import type { JoinApi } from '@brand/api/join';
import {
  type Bank,
  type RegisterDetails,
  type RegisterField,
  type RegisterState,
  type Satang,
  checkPhone,
  otpDraft,
  otpFromDraft,
  registerDraft,
  registerFromDraft,
  registerTransition,
} from '@brand/domain';
import { watchClock } from '@brand/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHoldPage } from '../../../platform/connection/busy.ts';
import { failureOf } from '../../../platform/errors/failureOf.ts';
import { usePageBack } from '../../../routing/pageBack.ts';
import { useServices } from '../../../member/services.ts';
import { dropDraft, saveDraft, readDraft } from '../../../platform/storage/drafts.ts';
import { setPreference } from '../../../platform/storage/preferences.ts';
import type { LineSigningUp } from '../line/useLineSignUp.ts';
import { loginName } from '../../../member/session/loginName.ts';
import { track } from '../../../platform/telemetry/track.ts';
import { useFlow } from '../../../platform/query/useFlow.ts';
import { awaitWelcome, endWelcome, showWelcome } from '../../../member/welcome.ts';
import type { Affiliate } from './useAffiliate.ts';
import { ALREADY_MEMBER, useOtp } from './useOtp.ts';

const FORM = 'register';
/** Error codes of a second try after the first one succeeded and its reply was lost. */
const ALREADY = [6000, ALREADY_MEMBER];
/** The proof of the LINE account is over, or another member has connected the account. */
const LINE_OVER = 6009;
const LINE_CODES: readonly unknown[] = [LINE_OVER, 6010];

interface RegisterBasis {
  readonly api: JoinApi;
  readonly banks: readonly Bank[];
  readonly affiliate: Pick<Affiliate, 'ref' | 'link' | 'visitor'>;
  readonly line: Pick<LineSigningUp, 'proof' | 'remove' | 'finish'>;
  /** False when the form is not in use: the member has just registered. */
  readonly isOpen: boolean;
}

/** Binds the registration to the API, the draft of this tab, the clock and Back. */
export function useRegister({ api, banks, affiliate, line, isOpen }: RegisterBasis) {
  const { account, clock } = useServices();
  const [kept] = useState(() => {
    const draft = readDraft(FORM);
    const now = clock.passed();
    return { otp: otpFromDraft(draft, now), form: registerFromDraft(draft, now) };
  });
  const [state, send, peek] = useFlow(registerTransition, kept.form);
  const otp = useOtp('register', {
    initial: kept.otp,
    onProved: (proof) => void send({ type: 'proved', proof, banks }),
  });
  const otpState = otp.panel.state;
  /** A try whose reply was lost. It may have succeeded. */
  const lost = useRef<RegisterDetails | null>(null);

  // Runs before paint, so that everything visible survives a reload.
  useLayoutEffect(() => {
    if (isOpen) saveDraft(FORM, { ...otpDraft(otpState), ...registerDraft(state) });
  }, [isOpen, otpState, state]);
  useEffect(() =>
    watchClock(() => {
      const before = peek();
      const next = send({ type: 'clockLearned', now: clock.passed() });
      if (next !== before) reopen(next);
    }),
  );
  useHoldPage(state.status === 'sending');
  usePageBack(isOpen ? depthOf(state.status, otpState.status) : 0, back, forward);

  function back() {
    if (peek().status === 'proving') otp.panel.onPhoneEdit();
    else send({ type: 'wentBack' });
  }

  /** Forward in the browser: only to a step that was complete before. */
  function forward() {
    if (peek().status === 'bank') submitBank();
    else if (!proveAgain()) otp.forward();
  }

  /** Does not verify a phone again that was verified before going back. */
  function submitPhone() {
    if (!proveAgain()) otp.panel.onPhoneSubmit();
  }

  function proveAgain(): boolean {
    const now = peek();
    const phone = checkPhone(otp.peek().phone);
    const proof = now.status === 'proving' ? now.proof : null;
    const isProved = phone.ok && proof?.phone === phone.value && proof.expiresAt > clock.passed();
    if (!proof || !isProved) return false;
    send({ type: 'proved', proof, banks });
    return true;
  }

  const submitBank = () => void send({ type: 'bankSubmitted', banks });

  function submit() {
    const intent = crypto.randomUUID();
    const next = send({ type: 'submitted', intent, banks, now: clock.passed() });
    if (next.status === 'sending' && next.intent === intent) void join(next.details, intent);
    else reopen(next);
  }

  /** The phone has to be proved again, and the reason is shown. */
  function reopen(next: RegisterState) {
    if (next.status === 'proving' && next.failure) {
      otp.send({ type: 'reopened', failure: next.failure });
    }
  }

  async function join(details: RegisterDetails, intent: string) {
    const lineProof = line.proof();
    if (lineProof === 'expired') {
      refuse(lineRefusal(), details, intent);
      return;
    }
    awaitWelcome();
    try {
      const proofs = lineProof && { lineToken: lineProof.token };
      const { credit } = await api.register({ ...details, ...affiliate, ...proofs });
      welcome(credit, intent);
    } catch (error) {
      if (await wentThrough(error, details)) welcome(null, intent);
      else refuse(error, details, intent);
    }
  }

  function welcome(credit: Satang | null, intent: string) {
    send({ type: 'joined', intent, credit });
    track('registered');
    dropDraft(FORM);
    line.finish();
    setPreference('affiliateId', null);
    setPreference('affiliateLink', null);
    showWelcome(credit);
  }

  /** Whether the earlier try with the lost reply created this member. In that case logging in succeeds. */
  async function wentThrough(error: unknown, details: RegisterDetails): Promise<boolean> {
    const isRefused = error instanceof ApiError && ALREADY.includes(error.code ?? 0);
    if (!isRefused || lost.current?.phone !== details.phone) return false;
    const { username = details.phone, password } = lost.current;
    try {
      await (await account()).login({ username, password });
      return true;
    } catch {
      return false;
    }
  }

  function refuse(error: unknown, details: RegisterDetails, intent: string) {
    endWelcome();
    const failure = failureOf(isOfLine(error) ? lineRefusal(error.code) : error);
    // The message says so: sent again, the form registers without LINE.
    if (isOfLine(error)) line.remove();
    if (error instanceof ApiError && error.unsettled) lost.current = details;
    const isKnown = error instanceof ApiError && error.code === ALREADY_MEMBER;
    // The login page then has the number, which is the username unless another one was chosen.
    if (isKnown) loginName.save(details.phone);
    const wireField = error instanceof ApiError ? error.field : null;
    reopen(send({ type: 'refused', intent, failure, wireField }));
  }

  return {
    state,
    otp: { ...otp.panel, onPhoneSubmit: submitPhone },
    typeField: (field: RegisterField, text: string) => void send({ type: 'typed', field, text }),
    submitBank,
    submit,
    back,
  };
}

/** A refusal that concerns only LINE. */
function isOfLine(error: unknown): error is ApiError {
  return (
    error instanceof ApiError && (LINE_CODES.includes(error.code) || error.field === 'line_token')
  );
}

/** A proof that has expired by the local clock, or that the API calls invalid, gets the same error as one that is over. */
function lineRefusal(code: number | null = null): ApiError {
  const known = LINE_CODES.includes(code) ? code : LINE_OVER;
  return new ApiError({ kind: 'business', area: 'register', code: known });
}

/** Number of steps that Back goes before it leaves the page. Back does not return to an accepted OTP. */
function depthOf(status: string, otpStatus: string): number {
  switch (status) {
    case 'proving':
      return otpStatus === 'phone' || otpStatus === 'requesting' ? 0 : 1;
    case 'bank':
      return 1;
    case 'login':
    case 'sending':
      return 2;
    default:
      return 0;
  }
}
