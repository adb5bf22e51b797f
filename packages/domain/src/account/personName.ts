import { type FieldCheck, accepted, problemOf } from './fieldCheck.ts';

/** Letters of any script with their marks, and the separators between the parts of a name. */
export const NAME_PATTERN = /^\p{L}[\p{L}\p{M} .'’-]*$/u;

/** Maximum length of a first or last name. */
export const NAME_MAX = 60;

/** Checks a first name as in the bank account (section 5, Register). */
export function checkFirstName(typed: string): FieldCheck {
  return checkName(typed, 'account.problem.firstNameRequired');
}

/** Checks a last name as in the bank account. */
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

/**
 * A username that is not a phone number. It begins with a letter, so that it cannot equal another member's phone
 * number.
 */
export const USERNAME_PATTERN = /^[A-Za-z][A-Za-z0-9_]{3,19}$/;

/** A typed name that a visitor chose, in API format. Null for a phone number, and for a name that is not complete. */
export function chosenUsername(typed: string | null): string | null {
  const name = typed?.trim() ?? '';
  return USERNAME_PATTERN.test(name) ? name : null;
}

/** Checks a new username. Empty is valid: the phone number is then the username. */
export function checkUsername(typed: string): FieldCheck {
  const name = typed.trim();
  return name === '' || USERNAME_PATTERN.test(name)
    ? accepted(name)
    : problemOf('account.problem.usernameForm');
}
