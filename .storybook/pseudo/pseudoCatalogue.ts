import { createIntl, createIntlCache, type MessageFormatElement } from 'react-intl';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const FANCY = 'áƀćđéƒğĥíĵķĺɱñóṕʠŕśťúṽŵẋýžÁƁĆĐÉƑĞĤÍĴĶĹḾÑÓṔɊŔŚŤÚṼŴẊÝŽ';

/** A readable accented form of each letter. Text without accents is not from a catalogue. */
const DRESSED = new Map(Array.from(PLAIN, (letter, index) => [letter, FANCY.charAt(index)]));

/** Whether a letter is one of the accented ones. */
export const isAccented = (letter: string): boolean => FANCY.includes(letter);

/** A translation may be this much longer than the English message. */
const GROWTH = 0.4;

/** Node types of react-intl's syntax tree. */
const LITERAL = 0;

const isPlain = (letter: string) => PLAIN.includes(letter);
const isVowel = (letter: string) => /[aeiouáéíóú]/iu.test(letter);

/** Repeats vowels until the text has the maximum length of a translation. */
function stretched(text: string): string {
  const letters = Array.from(text);
  const wanted = Math.round(letters.filter(isPlain).length * GROWTH);
  const vowels = letters.flatMap((letter, index) => (isVowel(letter) ? [index] : []));
  const places = vowels.length > 0 ? vowels : letters.flatMap((l, i) => (isPlain(l) ? i : []));
  if (places.length === 0) return text;
  const copies = letters.map(() => 1);
  for (let added = 0; added < wanted; added += 1) {
    const place = places[added % places.length] as number;
    copies[place] = (copies[place] as number) + 1;
  }
  return letters.map((letter, index) => letter.repeat(copies[index] as number)).join('');
}

function dressed(text: string): string {
  return Array.from(stretched(text), (letter) => DRESSED.get(letter) ?? letter).join('');
}

function dressedElement(element: MessageFormatElement): MessageFormatElement {
  if ('options' in element) {
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: option.value.map(dressedElement) },
    ]);
    return { ...element, options: Object.fromEntries(options) } as MessageFormatElement;
  }
  if ('children' in element) return { ...element, children: element.children.map(dressedElement) };
  if (element.type === LITERAL) return { ...element, value: dressed(element.value) };
  return element;
}

/**
 * A pseudo-localised catalogue: every English message is accented, about 40 % longer and in brackets. Arguments, plurals and
 * tags are kept. Text without accents on the screen is not translated. A missing bracket means that text is cut off.
 *
 * @param catalogue English ICU messages by id
 */
export function pseudoCatalogue(
  catalogue: Readonly<Record<string, string>>,
): Record<string, MessageFormatElement[]> {
  const { formatters } = createIntl({ locale: 'en' }, createIntlCache());
  return Object.fromEntries(
    Object.entries(catalogue).map(([id, sentence]) => {
      const tree = formatters.getMessageFormat(sentence, 'en').getAst();
      const bracket = (value: string): MessageFormatElement => ({ type: LITERAL, value });
      return [id, [bracket('['), ...tree.map(dressedElement), bracket(']')]];
    }),
  );
}
