/** Message ids for invalid fields of registration and password forms (section 5). */
export const FIELD_PROBLEM_IDS = [
  'account.problem.accountDigits',
  'account.problem.accountInvalid',
  'account.problem.accountRequired',
  'account.problem.bankRequired',
  'account.problem.firstNameRequired',
  'account.problem.lastNameRequired',
  'account.problem.nameLetters',
  'account.problem.oldPasswordRequired',
  'account.problem.otpDigits',
  'account.problem.otpRequired',
  'account.problem.passwordLong',
  'account.problem.passwordRepeat',
  'account.problem.passwordRequired',
  'account.problem.passwordSame',
  'account.problem.passwordShort',
  'account.problem.phoneDigits',
  'account.problem.phoneRequired',
  'account.problem.phoneStart',
  'account.problem.repeatRequired',
  'account.problem.usernameForm',
  'account.problem.usernameTaken',
] as const;

export type FieldProblemId = (typeof FIELD_PROBLEM_IDS)[number];

/** Why a field cannot be sent. */
export interface FieldProblem {
  readonly messageId: FieldProblemId;
  /** With `accountDigits`: how many digits an account of the bank has, e.g. `10` or `12 / 15`. */
  readonly values?: { readonly digits: string };
}

/** The value of a typed field in API format, or the reason why it is invalid. */
export type FieldCheck =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly problem: FieldProblem };

/** Result for a valid field. */
export function accepted(value: string): FieldCheck {
  return { ok: true, value };
}

/** Result for an invalid field. */
export function problemOf(messageId: FieldProblemId, values?: FieldProblem['values']): FieldCheck {
  return { ok: false, problem: values ? { messageId, values } : { messageId } };
}
