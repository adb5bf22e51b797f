import { type FieldCheck, accepted, problemOf } from './fieldCheck.ts';

/** A new password has at least this many characters (section 5). */
export const PASSWORD_MIN = 6;

/** What the API takes at most. */
export const PASSWORD_MAX = 128;

/** Checks a password that is being chosen. It is taken as typed: a space may be part of it. */
export function checkNewPassword(typed: string): FieldCheck {
  if (typed === '') return problemOf('account.problem.passwordRequired');
  if (typed.length < PASSWORD_MIN) return problemOf('account.problem.passwordShort');
  return typed.length > PASSWORD_MAX ? problemOf('account.problem.passwordLong') : accepted(typed);
}

/** Checks that the repeated password is the new one. */
export function checkRepeatedPassword(typed: string, password: string): FieldCheck {
  if (typed === '') return problemOf('account.problem.repeatRequired');
  return typed === password ? accepted(typed) : problemOf('account.problem.passwordRepeat');
}

/** Checks that the old password was given; whether it is right only the API knows. */
export function checkOldPassword(typed: string): FieldCheck {
  return typed === '' ? problemOf('account.problem.oldPasswordRequired') : accepted(typed);
}
