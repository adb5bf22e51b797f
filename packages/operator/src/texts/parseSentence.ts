import { type MessageFormatElement, TYPE, parse } from '@formatjs/icu-messageformat-parser';

/** Descriptions of parser errors, by error name. */
const WORDS: Record<string, string> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'a "}" is missing',
  EMPTY_ARGUMENT: 'there is nothing between "{" and "}"',
  MALFORMED_ARGUMENT: 'the name in "{ }" is not a name',
  EXPECT_ARGUMENT_TYPE: 'a kind such as "plural" is missing after the comma',
  INVALID_ARGUMENT_TYPE: 'this kind of argument is not known',
  EXPECT_ARGUMENT_STYLE: 'a style is missing after the comma',
  MISSING_OTHER_CLAUSE: 'the case "other {…}" is missing',
  UNMATCHED_CLOSING_TAG: 'a closing tag has no opening tag',
  UNCLOSED_TAG: 'a tag is not closed',
  INVALID_TAG: 'a tag is not well formed',
};

/** The reason why a message is invalid, and the character position, starting at 1. */
export interface SentenceFault {
  why: string;
  at: number;
}

/** Parses a message in ICU message format; returns the problem if it is invalid. */
export function parseSentence(sentence: string): MessageFormatElement[] | SentenceFault {
  try {
    return parse(sentence, { captureLocation: false });
  } catch (error) {
    const { message, location } = error as Error & { location?: { start: { offset: number } } };
    const why = WORDS[message] ?? message.toLowerCase().replaceAll('_', ' ');
    return { why, at: (location?.start.offset ?? 0) + 1 };
  }
}

/** The arguments of a message and how each is used: `count` → `plural`. Tags end in `>`. */
export function sentenceArguments(tree: readonly MessageFormatElement[]): Map<string, Set<TYPE>> {
  const found = new Map<string, Set<TYPE>>();
  const add = (name: string, kind: TYPE) =>
    found.set(name, (found.get(name) ?? new Set()).add(kind));
  const walk = (elements: readonly MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      add(element.type === TYPE.tag ? `<${element.value}>` : element.value, element.type);
      if (element.type === TYPE.tag) walk(element.children);
      if (element.type === TYPE.select || element.type === TYPE.plural) {
        for (const option of Object.values(element.options)) walk(option.value);
      }
    }
  };
  walk(tree);
  return found;
}
