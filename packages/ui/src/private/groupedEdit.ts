import type { ChangeEvent } from 'react';

/** A text and the position of the caret in it, in characters. */
export interface EditedText {
  readonly text: string;
  readonly caret: number;
}

/** The state of a field after an edit by the browser. */
export interface Edit {
  /** Text in the field before the edit. */
  readonly before: string;
  /** Text after it, with the browser's caret. */
  readonly after: EditedText;
  /** `inputType` of the event, if the browser provides it. */
  readonly inputType: string | undefined;
}

/** How a field formats typed text. */
export interface Grouping {
  /** Removes the separators from a typed text or a part of it. */
  readonly plain: (typed: string) => string;
  /** Adds separators to a plain text. All other characters keep their order. */
  readonly group: (plain: string) => string;
}

/** The text to show after an edit. The caret stays between the same characters. */
export function editGrouped(
  { before, after, inputType }: Edit,
  { plain: plainOf, group }: Grouping,
): EditedText {
  let plain = plainOf(after.text);
  // Counted from the end, because the text before the caret may be rewritten: `+66` becomes 0.
  const behind = plainOf(after.text.slice(after.caret)).length;
  let caret = Math.max(0, plain.length - behind);
  // Only a separator was deleted. It would be added again and the key would have no effect, so delete its neighbour instead.
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

/** Position in the grouped text after the first `count` characters of the plain text. */
function placeAfter(text: string, plain: string, count: number): number {
  let at = 0;
  for (let seen = 0; seen < count; at += 1) if (text[at] === plain[seen]) seen += 1;
  return at;
}

/**
 * Handles a change of a controlled `input` whose text is grouped while it is typed.
 *
 * @param before the text of the last React render
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
  // Do not change the text during IME composition. The last event of a composition no longer has the flag.
  if (native.isComposing) return raw;
  const edited = editGrouped(
    {
      before,
      after: { text: raw, caret: input.selectionStart ?? raw.length },
      inputType: native.inputType,
    },
    grouping,
  );
  // Written before React renders: React does not write an unchanged value again, so the caret stays.
  input.value = edited.text;
  input.setSelectionRange(edited.caret, edited.caret);
  return edited.text;
}
