import type { ChangeEvent } from 'react';

/** A text and where the caret stands in it, in characters. */
export interface EditedText {
  readonly text: string;
  readonly caret: number;
}

/** What an edit of the browser has made of a field. */
export interface Edit {
  /** Text in the field before the edit. */
  readonly before: string;
  /** Text after it, with the caret of the browser. */
  readonly after: EditedText;
  /** `inputType` of the event, where the browser tells. */
  readonly inputType: string | undefined;
}

/** How a field writes what is typed into it. */
export interface Grouping {
  /** Takes the separators out of a typed text, of any part of it too. */
  readonly plain: (typed: string) => string;
  /** Puts separators into a plain text; every other character stays in its order. */
  readonly group: (plain: string) => string;
}

/** The text to show after an edit, and the caret between the same characters as before. */
export function editGrouped(
  { before, after, inputType }: Edit,
  { plain: plainOf, group }: Grouping,
): EditedText {
  let plain = plainOf(after.text);
  // Counted from the end: what comes before the caret may have been rewritten, as `+66` becomes 0.
  const behind = plainOf(after.text.slice(after.caret)).length;
  let caret = Math.max(0, plain.length - behind);
  // Only a separator was deleted. It would come back at once and the key would seem dead: its neighbour goes instead.
  if (after.text.length === before.length - 1 && plain === plainOf(before)) {
    if (inputType === 'deleteContentBackward' && caret > 0) {
      plain = plain.slice(0, caret - 1) + plain.slice(caret);
      caret -= 1;
    } else if (inputType === 'deleteContentForward') {
      plain = plain.slice(0, caret) + plain.slice(caret + 1);
    }
  }
  const text = group(plain);
  return { text, caret: placeAfter(text, plain, caret) };
}

/** Place in the grouped text right behind the first `count` characters of the plain one. */
function placeAfter(text: string, plain: string, count: number): number {
  let at = 0;
  for (let seen = 0; seen < count; at += 1) if (text[at] === plain[seen]) seen += 1;
  return at;
}

/**
 * Handles a change of a controlled `input` whose text is grouped while it is typed.
 *
 * @param before the text that React last drew
 * @returns the text that the field shows now
 */
export function handleGroupedChange(
  event: ChangeEvent<HTMLInputElement>,
  before: string,
  grouping: Grouping,
): string {
  const input = event.currentTarget;
  const native = event.nativeEvent as Partial<InputEvent>;
  const raw = input.value;
  // While an input method composes, the text is its own; the last event of it comes without the flag.
  if (native.isComposing) return raw;
  const edited = editGrouped(
    {
      before,
      after: { text: raw, caret: input.selectionStart ?? raw.length },
      inputType: native.inputType,
    },
    grouping,
  );
  // Written before React draws: a value that is already there is not written again, so the caret stays.
  input.value = edited.text;
  input.setSelectionRange(edited.caret, edited.caret);
  return edited.text;
}
