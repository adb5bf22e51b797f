import { type OtpState, type PhoneOtp, askCode, askPhone, isOtpSent } from './otpFlow.ts';
import { type PhoneProof, type RegisterForm, type RegisterState, ask } from './registerFlow.ts';

/** Form values stored in this tab, so that a reload or a language change does not lose them. */
export type Draft = Readonly<Record<string, string>>;

/** Longer than any realistic input. */
const LONGEST = 200;
/** Form fields that are stored. The password is never stored. */
const FIELDS = ['bank', 'accountNumber', 'firstName', 'lastName'] as const;

/** The stored part of the phone verification: the phone, its SMS and what it waits for, never the code. */
export function otpDraft(state: OtpState): Draft {
  const { phone } = state;
  const sent = 'sent' in state ? state.sent : null;
  const waitUntil = state.status === 'phone' ? state.waitUntil : null;
  // A page that is reloaded never learns what became of its request.
  const asked =
    state.status === 'requesting' ? phone : state.status === 'phone' ? state.asked : null;
  return {
    phone,
    ...(sent && { sent: JSON.stringify(sent) }),
    ...(waitUntil !== null && { waitUntil: String(waitUntil) }),
    ...(asked !== null && { asked }),
    ...(isOtpSent(state) && { view: 'code' }),
  };
}

/** Restores the phone verification. A wait that is over by now is dropped. */
export function otpFromDraft(draft: Draft, now: number): OtpState {
  const phone = (draft['phone'] ?? '').slice(0, LONGEST);
  const kept = parse(draft['sent']);
  const sent = isPhoneOtp(kept) ? kept : null;
  if (draft['view'] === 'code' && sent?.phone === phone) return askCode(sent);
  const until = Number(draft['waitUntil'] ?? NaN);
  const waitUntil = until > now ? until : null;
  return { ...askPhone(phone), sent, waitUntil, asked: draft['asked'] ?? null };
}

/** The stored part of registration after the phone is verified. Empty once the member has registered. */
export function registerDraft(state: RegisterState): Draft {
  if (state.status === 'joined') return {};
  const { form, proof } = state;
  return {
    ...Object.fromEntries(FIELDS.map((field) => [field, form[field]])),
    ...(form.username !== null && { username: form.username }),
    ...(proof && { proof: JSON.stringify(proof) }),
    step: state.status === 'sending' ? 'login' : state.status,
  };
}

/** Restores registration at the last step, or at the phone step if the proof is missing or expired. */
export function registerFromDraft(draft: Draft, now: number): RegisterState {
  const text = (field: string) => (draft[field] ?? '').slice(0, LONGEST);
  const form: RegisterForm = {
    bank: text('bank'),
    accountNumber: text('accountNumber'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    username: draft['username'] === undefined ? null : text('username'),
    password: '',
  };
  const kept = parse(draft['proof']);
  const proof = isPhoneProof(kept) && kept.expiresAt > now ? kept : null;
  const step = draft['step'];
  if (proof && (step === 'bank' || step === 'login')) return ask(step, { form, proof });
  return { status: 'proving', form, proof, failure: null };
}

function parse(text: string | undefined): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

function isPhoneOtp(kept: object | null): kept is PhoneOtp {
  return (
    kept !== null &&
    hasTypes(kept, {
      phone: 'string',
      reference: 'string',
      resendAt: 'number',
      spent: 'boolean',
    }) &&
    'expiresAt' in kept &&
    (kept.expiresAt === null || typeof kept.expiresAt === 'number')
  );
}

function isPhoneProof(kept: object | null): kept is PhoneProof {
  return kept !== null && hasTypes(kept, { phone: 'string', token: 'string', expiresAt: 'number' });
}

function hasTypes(kept: object, types: Readonly<Record<string, string>>): boolean {
  const values = kept as Readonly<Record<string, unknown>>;
  return Object.entries(types).every(([name, kind]) => typeof values[name] === kind);
}
