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
  /** Characters that the event has inserted, if the browser provides them. */
  readonly data: string | null;
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
  { before, after, inputType }: Omit<Edit, 'data'>,
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
 * Handles a change of a controlled `input` whose text is rewritten while it is typed.
 *
 * @param before the text of the last React render
 * @param rewrite the text to show after the edit, with the caret
 * @returns its result; null during IME composition, which must not change the text
 */
export function rewriteInput<Edited extends EditedText>(
  event: ChangeEvent<HTMLInputElement>,
  before: string,
  rewrite: (edit: Edit) => Edited,
): Edited | null {
  const input = event.currentTarget;
  const native = event.nativeEvent as Partial<InputEvent>;
  // The last event of a composition no longer has the flag.
  if (native.isComposing) return null;
  const text = input.value;
  const edited = rewrite({
    before,
    after: { text, caret: input.selectionStart ?? text.length },
    inputType: native.inputType,
    data: native.data ?? null,
  });
  // Written before React renders: React does not write an unchanged value again, so the caret stays.
  input.value = edited.text;
  input.setSelectionRange(edited.caret, edited.caret);
  return edited;
}

/** {@link rewriteInput} for a text that is only grouped. Returns the text that the field shows now. */
export function handleGroupedChange(
  event: ChangeEvent<HTMLInputElement>,
  before: string,
  grouping: Grouping,
): string {
  const typed = event.currentTarget.value;
  return rewriteInput(event, before, (edit) => editGrouped(edit, grouping))?.text ?? typed;
}
