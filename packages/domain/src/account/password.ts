import { type FieldCheck, accepted, problemOf } from './fieldCheck.ts';

/** Minimum length of a new password (section 5). */
export const PASSWORD_MIN = 6;

/** Maximum length that the API accepts. */
export const PASSWORD_MAX = 128;

/**
 * Checks a new password. It is used as typed: spaces are allowed.
 *
 * @param old the current password; a change to the same one changes nothing. @default unknown
 */
export function checkNewPassword(typed: string, old?: string): FieldCheck {
  if (typed === '') return problemOf('account.problem.passwordRequired');
  if (typed === old) return problemOf('account.problem.passwordSame');
  if (typed.length < PASSWORD_MIN) return problemOf('account.problem.passwordShort');
  return typed.length > PASSWORD_MAX ? problemOf('account.problem.passwordLong') : accepted(typed);
}

/** Checks that the repeated password matches the new one. */
export function checkRepeatedPassword(typed: string, password: string): FieldCheck {
  if (typed === '') return problemOf('account.problem.repeatRequired');
  return typed === password ? accepted(typed) : problemOf('account.problem.passwordRepeat');
}

/** Checks that the old password is not empty. Only the API can verify it. */
export function checkOldPassword(typed: string): FieldCheck {
  return typed === '' ? problemOf('account.problem.oldPasswordRequired') : accepted(typed);
}
