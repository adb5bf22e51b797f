import { type FieldCheck, accepted, problemOf } from './fieldCheck.ts';

/** Letters of any script with their marks, and what stands between the parts of a name. */
export const NAME_PATTERN = /^\p{L}[\p{L}\p{M} .'’-]*$/u;

/** Most characters of a first or last name. */
export const NAME_MAX = 60;

/** Checks a first name, as it stands in the bank account (section 5, Register). */
export function checkFirstName(typed: string): FieldCheck {
  return checkName(typed, 'account.problem.firstNameRequired');
}

/** Checks a last name, as it stands in the bank account. */
export function checkLastName(typed: string): FieldCheck {
  return checkName(typed, 'account.problem.lastNameRequired');
}

function checkName(
  typed: string,
  required: 'account.problem.firstNameRequired' | 'account.problem.lastNameRequired',
): FieldCheck {
  const name = typed.normalize('NFC').trim().replace(/\s+/g, ' ');
  if (name === '') return problemOf(required);
  const isName = NAME_PATTERN.test(name) && name.length <= NAME_MAX;
  return isName ? accepted(name) : problemOf('account.problem.nameLetters');
}

/** A username that is no phone number: it begins with a letter, so that nobody takes the number of somebody else. */
export const USERNAME_PATTERN = /^[A-Za-z][A-Za-z0-9_]{3,19}$/;

/** Checks a username that is being chosen. Empty is right: the phone number is the name then. */
export function checkUsername(typed: string): FieldCheck {
  const name = typed.trim();
  return name === '' || USERNAME_PATTERN.test(name)
    ? accepted(name)
    : problemOf('account.problem.usernameForm');
}
