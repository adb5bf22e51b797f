import { readTypedAmount, type TypedAmount } from '@brand/domain';

import { type Edit, editGrouped, type EditedText } from '../../private/groupedEdit.ts';
import { amountGrouping } from './amountText.ts';

/** An edit of an amount field. */
export interface AmountEdit extends EditedText {
  /** Typed or pasted characters that are no part of the amount, to report them. Empty for none. */
  readonly ignored: string;
}

/** What the field accepts, and what it has ignored. */
export interface AmountRules {
  /** Maximum number of digits after the point. */
  readonly decimals: number;
  /** The unit next to the field; a pasted amount may include it. */
  readonly unit: string;
  /** The characters that the last edit ignored. */
  readonly ignored: string;
}

/** Digits after one of these are decimals or an exponent, and would enlarge the amount. */
const STARTS_TAIL = /^[.e\d]/i;

/** The text to show after an edit. It never contains anything but an amount. */
export function editAmount(edit: Edit, { decimals, unit, ignored }: AmountRules): AmountEdit {
  const { before, after, inputType, data } = edit;
  const read = (text: string) => readTypedAmount(withoutUnit(text, unit), decimals);
  const isAtEnd = after.caret === after.text.length;
  const isAfterTail = isAtEnd && STARTS_TAIL.test(ignored);
  const isTyped = data !== null && data.length === 1 && inputType !== 'insertFromPaste';
  const refused = (characters: string): AmountEdit => ({
    text: before,
    caret: Math.max(0, before.length - (after.text.length - after.caret)),
    ignored: characters,
  });
  if (isTyped && isAfterTail) return refused(ignored + data);
  const isBackspace =
    inputType === 'deleteContentBackward' && after.text.length === before.length - 1;
  if (isBackspace && isAfterTail) return refused(ignored.slice(0, -1));
  const whole = read(after.text);
  if (isTyped) {
    const isNoAmount = whole.ignored !== '' || (data === '.' && decimals === 0);
    return isNoAmount ? refused(data) : { ...grouped(edit, read), ignored: '' };
  }
  if (whole.ignored === '') return { ...grouped(edit, read), ignored: '' };
  // Something was inserted: it is read alone, so that the text around it stays.
  const start = insertedFrom(before, after);
  const inserted = after.text.slice(start, after.caret);
  const part = read(inserted);
  const joined = read(after.text.slice(0, start) + part.text + after.text.slice(after.caret));
  if (part.text === '' || joined.ignored !== '') return refused(inserted.trim());
  const text = amountGrouping.group(joined.text);
  return { text, caret: text.length, ignored: part.ignored };
}

/** The grouped edit, without zero decimals that do not count and with a zero before a point. */
function grouped(edit: Edit, read: (text: string) => TypedAmount): EditedText {
  const edited = editGrouped(edit, amountGrouping);
  const { text } = read(edited.text);
  if (amountGrouping.plain(edited.text) === text) return edited;
  const whole = amountGrouping.group(text);
  return { text: whole, caret: whole.length };
}

/** Where an insertion before the caret begins: after the characters that both texts begin with. */
function insertedFrom(before: string, { text, caret }: EditedText): number {
  let start = 0;
  while (start < caret && start < before.length && text[start] === before[start]) start += 1;
  return start;
}

function withoutUnit(text: string, unit: string): string {
  const at = text.toLowerCase().indexOf(unit.toLowerCase());
  return at < 0 ? text : text.slice(0, at) + text.slice(at + unit.length);
}
