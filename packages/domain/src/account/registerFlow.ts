import { checkAccountNumber, checkBank } from './bank.ts';
import type { Bank } from './bankList.ts';
import type { Failure } from '../errors/errorCatalogue.ts';
import type { FieldCheck, FieldProblem } from './fieldCheck.ts';
import type { OtpProof } from './join.ts';
import type { Satang } from '../money/money.ts';
import { checkNewPassword } from './password.ts';
import { checkFirstName, checkLastName, checkUsername } from './personName.ts';

/** Proof of the phone number, with its expiry time. */
export interface PhoneProof extends OtpProof {
  readonly phone: string;
}

/** Input after the phone was verified. It is kept after errors and when going back. */
export interface RegisterForm {
  /** Code of the selected bank; empty before selection. */
  readonly bank: string;
  readonly accountNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Null while the phone number is the username. */
  readonly username: string | null;
  readonly password: string;
}

export type RegisterField = keyof RegisterForm;

/** The registration request in API format. */
export interface RegisterDetails {
  readonly phone: string;
  readonly otpToken: string;
  /** Omitted if the phone number is the username. */
  readonly username?: string;
  readonly password: string;
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Validation problems by field. */
export type RegisterProblems = Partial<Record<RegisterField, FieldProblem>>;

interface Asking {
  readonly form: RegisterForm;
  readonly proof: PhoneProof;
  readonly problems: RegisterProblems;
  readonly failure: Failure | null;
  /** The field that the API refused (code 4000). `failure` is shown there. */
  readonly refusedField: RegisterField | null;
}

/** Registration (sections 2, 5 and 8) as named states. `otpTransition` verifies the phone. */
export type RegisterState =
  | {
      readonly status: 'proving';
      readonly form: RegisterForm;
      /** Proof of a phone that was verified before the user went back. */
      readonly proof: PhoneProof | null;
      /** Why the phone must be verified again. */
      readonly failure: Failure | null;
    }
  | (Asking & { readonly status: 'bank' })
  | (Asking & { readonly status: 'login' })
  | {
      readonly status: 'sending';
      readonly form: RegisterForm;
      readonly proof: PhoneProof;
      readonly details: RegisterDetails;
      /** Id of the call. Replies to other calls are ignored. */
      readonly intent: string;
    }
  | { readonly status: 'joined'; readonly credit: Satang | null };

/** Events of registration. `now` is ms on the server’s clock. */
export type RegisterEvent =
  | { readonly type: 'proved'; readonly proof: PhoneProof; readonly banks: readonly Bank[] }
  | { readonly type: 'typed'; readonly field: RegisterField; readonly text: string }
  | { readonly type: 'bankSubmitted'; readonly banks: readonly Bank[] }
  | {
      readonly type: 'submitted';
      readonly intent: string;
      readonly banks: readonly Bank[];
      readonly now: number;
    }
  | { readonly type: 'wentBack' }
  /** The server's time is certain: a restored proof may be over. */
  | { readonly type: 'clockLearned'; readonly now: number }
  | {
      readonly type: 'refused';
      readonly intent: string;
      readonly failure: Failure;
      /** With code 4000: the field name of the API. */
      readonly wireField: string | null;
    }
  | { readonly type: 'joined'; readonly intent: string; readonly credit: Satang | null };

const EMPTY: RegisterForm = {
  bank: '',
  accountNumber: '',
  firstName: '',
  lastName: '',
  username: null,
  password: '',
};

/** Initial state: the phone is verified first. */
export const INITIAL_REGISTER: RegisterState = prove(EMPTY, null);

/** A proof that has expired by the local clock gets the same error as from the API. */
const PROOF_OVER: Failure = { messageId: 'error.register.6000', code: '6000' };
/** The phone, the account or the username belongs to a member; the API does not say which. */
const KNOWN = '6002';
/** Error codes that concern the proof and not the form. */
const PROOF_CODES: ReadonlySet<string | null> = new Set(['6000', '6001', '8000']);
const WIRE_FIELDS: Readonly<Record<string, RegisterField>> = {
  bank: 'bank',
  bank_id: 'accountNumber',
  firstname: 'firstName',
  lastname: 'lastName',
  username: 'username',
  password: 'password',
};

/** An event that the state does not expect is ignored: the same object is returned. */
export function registerTransition(state: RegisterState, event: RegisterEvent): RegisterState {
  switch (event.type) {
    case 'proved':
      return state.status === 'proving' ? goOn(state.form, event) : state;
    case 'typed':
      return isAsking(state) ? type(state, event) : state;
    case 'bankSubmitted':
      return state.status === 'bank' ? submitBank(state, event.banks) : state;
    case 'submitted':
      return state.status === 'login' ? submit(state, event) : state;
    case 'wentBack':
      return goBack(state);
    case 'clockLearned':
      return isAsking(state) && state.proof.expiresAt <= event.now
        ? prove(state.form, PROOF_OVER)
        : state;
    case 'refused':
      return state.status === 'sending' && state.intent === event.intent
        ? refuse(state, event)
        : state;
    case 'joined':
      return state.status === 'sending' && state.intent === event.intent
        ? { status: 'joined', credit: event.credit }
        : state;
  }
}

type AskingState = Extract<RegisterState, { status: 'bank' | 'login' }>;

function prove(form: RegisterForm, failure: Failure | null): RegisterState {
  return { status: 'proving', form, proof: null, failure };
}

/** A step after the phone, without errors. */
export function ask(
  status: 'bank' | 'login',
  { form, proof }: { form: RegisterForm; proof: PhoneProof },
): AskingState {
  return { status, form, proof, problems: {}, failure: null, refusedField: null };
}

function isAsking(state: RegisterState): state is AskingState {
  return state.status === 'bank' || state.status === 'login';
}

/** Goes to the first incomplete step. Completed steps are skipped. */
function goOn(
  form: RegisterForm,
  { proof, banks }: { proof: PhoneProof; banks: readonly Bank[] },
): RegisterState {
  const isDone = Object.keys(problemsOf(bankChecks(form, banks))).length === 0;
  return ask(isDone ? 'login' : 'bank', { form, proof });
}

function type(
  state: AskingState,
  { field, text }: { field: RegisterField; text: string },
): AskingState {
  const { [field]: _gone, ...problems } = state.problems;
  return { ...ask(state.status, state), form: { ...state.form, [field]: text }, problems };
}

function goBack(state: RegisterState): RegisterState {
  if (state.status === 'login') return ask('bank', state);
  if (state.status !== 'bank') return state;
  return { status: 'proving', form: state.form, proof: state.proof, failure: null };
}

function submitBank(state: AskingState, banks: readonly Bank[]): RegisterState {
  const problems = problemsOf(bankChecks(state.form, banks));
  return Object.keys(problems).length > 0
    ? { ...ask('bank', state), problems }
    : ask('login', state);
}

function submit(
  state: AskingState,
  { intent, banks, now }: { intent: string; banks: readonly Bank[]; now: number },
): RegisterState {
  const form = { ...state.form, username: usernameOf(state) };
  const bank = bankChecks(form, banks);
  const login = loginChecks(form);
  const stopped = ([status, checks]: readonly ['bank' | 'login', Checks]) => ({
    status,
    problems: problemsOf(checks),
  });
  const wrong = [stopped(['bank', bank]), stopped(['login', login])].find(
    ({ problems }) => Object.keys(problems).length > 0,
  );
  if (wrong)
    return { ...ask(wrong.status, { form, proof: state.proof }), problems: wrong.problems };
  if (state.proof.expiresAt <= now) return prove(form, PROOF_OVER);
  const username = valueOf(login.username);
  const details: RegisterDetails = {
    phone: state.proof.phone,
    otpToken: state.proof.token,
    ...(username !== '' && { username }),
    password: valueOf(login.password),
    bankCode: valueOf(bank.bank),
    accountNumber: valueOf(bank.accountNumber),
    firstName: valueOf(bank.firstName),
    lastName: valueOf(bank.lastName),
  };
  return { status: 'sending', form, proof: state.proof, details, intent };
}

/** The phone number is the username if the field contains it or is empty. */
function usernameOf({ form, proof }: AskingState): string | null {
  const typed = form.username?.trim() ?? '';
  return typed === '' || typed === proof.phone ? null : typed;
}

function refuse(
  { form, proof, details }: Extract<RegisterState, { status: 'sending' }>,
  { failure, wireField }: { failure: Failure; wireField: string | null },
): RegisterState {
  const isAboutPhone = wireField === 'phone' || wireField === 'otp_token';
  if (isAboutPhone || PROOF_CODES.has(failure.code)) return prove(form, failure);
  const field = (wireField && WIRE_FIELDS[wireField]) || null;
  const isLogin = field === null || field === 'username' || field === 'password';
  // The phone has just passed this check, so that a username of its own is the likely reason, and the one thing to change.
  const mayBeTaken = failure.code === KNOWN && field === null && details.username !== undefined;
  return {
    ...ask(isLogin ? 'login' : 'bank', { form, proof }),
    problems: mayBeTaken ? { username: { messageId: 'account.problem.usernameTaken' } } : {},
    failure,
    refusedField: field,
  };
}

type Checks = Partial<Record<RegisterField, FieldCheck>>;

function bankChecks(form: RegisterForm, banks: readonly Bank[]) {
  const chosen = banks.find(({ code }) => code === form.bank) ?? null;
  return {
    bank: checkBank(form.bank, banks),
    accountNumber: checkAccountNumber(form.accountNumber, chosen),
    firstName: checkFirstName(form.firstName),
    lastName: checkLastName(form.lastName),
  };
}

function loginChecks(form: RegisterForm) {
  return {
    username: checkUsername(form.username ?? ''),
    password: checkNewPassword(form.password),
  };
}

function problemsOf(checks: Checks): RegisterProblems {
  const wrong = Object.entries(checks).flatMap(([field, check]) =>
    check.ok ? [] : [[field, check.problem] as const],
  );
  return Object.fromEntries(wrong);
}

function valueOf(check: FieldCheck): string {
  return check.ok ? check.value : '';
}
