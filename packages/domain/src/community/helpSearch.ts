import type { HelpArticle } from './help.ts';
import {
  ENOUGH,
  EXACT,
  type IndexedArticle,
  SOME,
  type WeighedWord,
  helpFit,
  indexed,
  markedWords,
  weighed,
} from './helpFit.ts';
import { type AskedWord, askedWord, askedWords } from './helpQuestion.ts';
import { onOtherLayout } from '../text/keyboardLayout.ts';

/** An article that matches a question. */
export interface HelpHit {
  readonly article: HelpArticle;
  /** The matching sentence if the title does not match; null if the title matches. */
  readonly excerpt: string | null;
  /** The words to mark in title and sentence (`matchRanges`). */
  readonly words: readonly string[];
}

/**
 * The articles that answer a question in Thai, English or both, whatever the language of the articles: with or without
 * tone marks and spaces, by sound, and by other words for the same thing. If nothing is found: the other keyboard layout;
 * with typos; without words that are in no article, and with some of the others. A title counts more than a sentence, and
 * a question about a problem comes to the answers about problems.
 *
 * @param articles with their placeholders filled in
 */
export function searchHelp(articles: readonly HelpArticle[], term: string): readonly HelpHit[] {
  const all = articles.map(indexed);
  const own = askedWords(term, false);
  let looseWords: readonly AskedWord[] | undefined;
  const loose = () => (looseWords ??= askedWords(term, true));
  const ways: (() => readonly HelpHit[])[] = [
    () => found(all, term, own),
    () => onOtherKeys(all, term, false),
    // Typos are allowed only if nothing else is found: many Thai words differ in one letter.
    () => found(all, term, loose(), { isLoose: true }),
    () => saysSome(all, term, loose()),
  ];
  // Parts of a text without a known word may be in articles by chance, while its keys give a known word.
  if (own.every(({ sense }) => sense === null)) ways.unshift(() => onOtherKeys(all, term, true));
  for (const way of ways) {
    const hits = way();
    if (hits.length > 0) return hits;
  }
  return [];
}

/** Letters of a word that is in an article by more than chance. */
const SURE = 4;

/**
 * The keys on the other layout, if they give words there.
 *
 * @param mustKnow whether all of them must have a known meaning
 */
function onOtherKeys(
  articles: readonly IndexedArticle[],
  term: string,
  mustKnow: boolean,
): readonly HelpHit[] {
  const meant = onOtherLayout(term);
  if (meant === null) return [];
  const words = askedWords(meant, false);
  const isWord = ({ word, best }: WeighedWord) =>
    word.sense !== null || (!mustKnow && best === EXACT && word.plain.length >= SURE);
  if (words.length === 0) return [];
  return weighed(articles, words).every(isWord) ? found(articles, meant, words) : [];
}

/** Articles that say some of it, without the words that are in none. That something went wrong says too little alone. */
function saysSome(
  articles: readonly IndexedArticle[],
  term: string,
  words: readonly AskedWord[],
): readonly HelpHit[] {
  const told = weighed(articles, words);
  const kept = told.filter(({ best }) => best > 0).map(({ word }) => word);
  const isTopic = kept.some(({ sense }) => sense !== null && !sense.isProblem);
  return isTopic ? found(articles, term, kept, { enough: SOME }) : [];
}

function found(
  articles: readonly IndexedArticle[],
  term: string,
  words: readonly AskedWord[],
  { isLoose = false, enough = ENOUGH } = {},
): readonly HelpHit[] {
  const whole = askedWord(term, isLoose);
  if (whole.plain.length < 2) return [];
  const told = weighed(articles, words);
  // A title with the typed word is no better than one with another word for it.
  const isMeaning = words.length === 1 && words[0]?.sense !== null;
  return articles
    .map((each) => helpFit(each, isMeaning ? null : whole, told, enough))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map((fit) => ({
      article: fit.article,
      excerpt: fit.excerpt,
      words: fit.isWhole ? [term] : markedWords(fit, words),
    }));
}
