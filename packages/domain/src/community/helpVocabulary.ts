import { bothKeys } from '../text/searchKey.ts';
import { HELP_SENSES, type HelpSense } from './helpSenses.ts';

/** A word or phrase, prepared for the search. */
export interface HelpPhrase {
  readonly text: string;
  readonly plain: string;
  readonly sound: string;
}

/** A meaning with its words. */
export interface KnownSense extends Pick<HelpSense, 'topic' | 'isProblem'> {
  /** Words that articles use for it. */
  readonly said: readonly HelpPhrase[];
}

/** A phrase with all that it means. */
export interface KnownPhrase extends HelpPhrase {
  readonly senses: readonly KnownSense[];
}

/** The words that the help centre knows. */
export interface Vocabulary {
  /** All known phrases, the longest first. */
  readonly phrases: readonly KnownPhrase[];
  /** The words by which articles say that something went wrong. */
  readonly problems: readonly HelpPhrase[];
}

let vocabulary: Vocabulary | undefined;

/** The known phrases, prepared on first use. */
export function helpVocabulary(): Vocabulary {
  vocabulary ??= vocabularyOf(HELP_SENSES);
  return vocabulary;
}

function vocabularyOf(senses: readonly HelpSense[]): Vocabulary {
  const known = new Map<string, HelpPhrase & { senses: KnownSense[] }>();
  const problems: HelpPhrase[] = [];
  for (const { said, typed, ...rest } of senses) {
    const own = listed(said);
    const sense: KnownSense = { ...rest, said: own };
    if (rest.isProblem) problems.push(...own);
    for (const phrase of [...own, ...(typed ? listed(typed) : [])]) {
      const same = known.get(phrase.plain);
      if (same) same.senses.push(sense);
      else known.set(phrase.plain, { ...phrase, senses: [sense] });
    }
  }
  return {
    phrases: [...known.values()].sort((a, b) => b.plain.length - a.plain.length),
    problems,
  };
}

const listed = (cell: string): readonly HelpPhrase[] => cell.split(', ').map(phraseOf);

/** Prepares a text for the search. */
export function phraseOf(text: string): HelpPhrase {
  const { plain, sound } = bothKeys(text);
  return { text, plain: plain.key, sound: sound.key };
}
