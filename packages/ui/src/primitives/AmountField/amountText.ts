import { groupThousands, plainAmountText } from '@brand/domain';

/** A text and where the caret stands in it, in characters. */
export interface EditedText {
  readonly text: string;
  readonly caret: number;
}

/**
 * Writes a typed amount with thousands separators: `1500` → `1,500`, `๑๕๐๐.5` → `1,500.5`, `฿1,500 บาท` → `1,500`.
 * What is no amount (`12a`, `-5`, `1.2.3`) stays as it is, so that the amount rules can name what is wrong with it.
 */
export function formatAmountText(typed: string): string {
  return group(plainAmountText(typed));
}

/** What an edit of the browser has made of the field. */
export interface Edit {
  /** Text in the field before the edit. */
  readonly before: string;
  /** Text after it, with the caret of the browser. */
  readonly after: EditedText;
  /** `inputType` of the event, where the browser tells. */
  readonly inputType: string | undefined;
}

/** The text to show after an edit, and the caret between the same digits as before. */
export function editAmountText({ before, after, inputType }: Edit): EditedText {
  let plain = plainAmountText(after.text);
  let caret = Math.min(plainAmountText(after.text.slice(0, after.caret)).length, plain.length);
  // Only a comma was deleted. It would come back at once and the key would seem dead: its neighbour goes instead.
  if (after.text.length === before.length - 1 && plain === plainAmountText(before)) {
    if (inputType === 'deleteContentBackward' && caret > 0) {
      plain = plain.slice(0, caret - 1) + plain.slice(caret);
      caret -= 1;
    } else if (inputType === 'deleteContentForward') {
      plain = plain.slice(0, caret) + plain.slice(caret + 1);
    }
  }
  const text = group(plain);
  return { text, caret: caretAfter(text, caret) };
}

function group(plain: string): string {
  const [, whole, rest = ''] = /^(\d+)(\.\d*)?$/.exec(plain) ?? [];
  return whole === undefined ? plain : groupThousands(whole) + rest;
}

/** Place behind the first `count` characters that are no separators. */
function caretAfter(text: string, count: number): number {
  let at = 0;
  for (let seen = 0; seen < count; at += 1) if (text[at] !== ',') seen += 1;
  return at;
}
