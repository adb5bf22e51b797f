import type { HelpArticle } from './help.ts';
import type { AskedWord } from './helpQuestion.ts';
import { type KnownSense, helpVocabulary } from './helpVocabulary.ts';
import { endsNearly, hasWord, usesPhrase } from './helpWord.ts';
import { nearMatch } from '../text/nearMatch.ts';
import { type SearchKey, bothKeys } from '../text/searchKey.ts';

/** Keys of a text, by spelling and by sound. */
interface Keys {
  readonly plain: SearchKey;
  readonly sound: SearchKey;
}

/** An article, prepared for the search. */
export interface IndexedArticle {
  readonly article: HelpArticle;
  readonly title: Keys;
  readonly texts: readonly { readonly text: string; readonly keys: Keys }[];
  /** Whether the title is about something that went wrong. */
  readonly isProblem: boolean;
}

/** How well an article answers a question. */
export interface HelpFit {
  readonly article: HelpArticle;
  /** The matching sentence if the title does not match; null if the title matches. */
  readonly excerpt: string | null;
  /** Whether the whole question is in the article as it is. */
  readonly isWhole: boolean;
  /** 0 if the article does not match. */
  readonly score: number;
}

/** A word of a question and how much it tells: a word of few articles tells more. */
export interface WeighedWord {
  readonly word: AskedWord;
  readonly weight: number;
  /** How well the best article has it; 0 if none has it. */
  readonly best: number;
}

/** A word that an article has as it is, or another word for the same thing. */
export const EXACT = 1;
/** A word that an article has by sound, or with a typo. */
const HEARD = 0.9;
const NEAR = 0.7;
/** A question about a problem: the title is about another one, or only a sentence says that something does not work. */
const OTHER_PROBLEM = 0.8;
const PROBLEM_IN_TEXT = 0.4;
/** A problem tells more than the word that tells most. */
const PROBLEM_WEIGHT = 1.5;
/** Factors by place: the title, the topic. The best sentence has 1. */
const TITLE = 3;
const TOPIC = 1;
/** What a match in the title adds at least. */
const IN_TITLE = 0.5;
/** What a question adds that is in the title or in a sentence as it is. */
const WHOLE_TITLE = 2;
const WHOLE_TEXT = 0.5;
/** Share of the weight of a question that must match; the lower one if there is no better answer. */
export const ENOUGH = 0.6;
export const SOME = 0.4;

const prepared = new WeakMap<HelpArticle, IndexedArticle>();

/** Prepares an article. That of an earlier call is not prepared again. */
export function indexed(article: HelpArticle): IndexedArticle {
  const known = prepared.get(article);
  if (known) return known;
  const title = bothKeys(article.title);
  const texts = article.blocks.flatMap((block) => ('items' in block ? block.items : [block.text]));
  const index = {
    article,
    title,
    texts: texts.map((text) => ({ text, keys: bothKeys(text) })),
    isProblem: helpVocabulary().problems.some((phrase) => usesPhrase(title.plain, phrase.plain)),
  };
  prepared.set(article, index);
  return index;
}

/** Each word with what it tells among these articles. A word of no article tells most. */
export function weighed(
  articles: readonly IndexedArticle[],
  words: readonly AskedWord[],
): readonly WeighedWord[] {
  const told = words.map((word) => {
    const fits = articles.map((each) => fitAnywhere(each, word)).filter((score) => score > 0);
    const weight = Math.log(1 + articles.length / (fits.length || 0.5));
    return { word, best: Math.max(0, ...fits), weight };
  });
  const most = Math.max(...told.map(({ weight }) => weight));
  return told.map((each) => (isProblem(each) ? { ...each, weight: PROBLEM_WEIGHT * most } : each));
}

const isProblem = ({ word }: WeighedWord) => word.sense?.isProblem === true;

/**
 * How well an article answers the words of a question, or has the whole of it as it is.
 *
 * @param whole the question as one word; null for a single word with a known meaning
 * @param enough share of the words that must match
 */
export function helpFit(
  each: IndexedArticle,
  whole: AskedWord | null,
  words: readonly WeighedWord[],
  enough: number,
): HelpFit {
  const { article, title, texts } = each;
  const wholeTitle = whole ? fit(title, whole) : 0;
  const wholeText = whole ? bestOf(texts, (keys) => fit(keys, whole)) : NOWHERE;
  const isWhole = wholeTitle > 0 || wholeText.score > 0;
  const things = words.filter((word) => !isProblem(word));
  // An answer need not say that something does not work, but it must be about the same thing.
  const about = things.length > 0 ? things : words;
  const spread = shareOf(about, (word) => fitAnywhere(each, word));
  const inTopic = shareOf(words, ({ sense }) => (sense?.topic === article.topic ? 1 : 0));
  const isItsProblem =
    inTopic > 0 && words.some((one) => isProblem(one) && fit(title, one.word) > 0);
  // A question that names withdrawals is not answered by an article that does not speak of it.
  const named = words.filter(({ word }) => word.sense?.topic);
  const isElsewhere =
    named.length > 0 && inTopic + shareOf(named, (word) => fitAnywhere(each, word)) === 0;
  const isEnough = isItsProblem || (spread >= enough && !isElsewhere);
  if (!isWhole && !isEnough) return { article, excerpt: null, isWhole, score: 0 };
  const inTitle = shareOf(words, (word) => fitTitle(each, word));
  const sentence = bestOf(texts, (keys) => shareOf(words, (word) => fitText(keys, word)));
  const saysIt = wholeTitle > 0 || shareOf(about, (word) => fit(title, word)) >= ENOUGH;
  return {
    article,
    excerpt: saysIt ? null : (wholeText.text ?? sentence.text),
    isWhole,
    score:
      WHOLE_TITLE * wholeTitle +
      WHOLE_TEXT * wholeText.score +
      TITLE * inTitle +
      TOPIC * inTopic +
      sentence.score +
      // Among articles that have it only in the text, the one that says it most often is about it.
      (inTitle > 0 ? IN_TITLE : sentence.mean),
  };
}

/** The average of a score over words by their weight. */
function shareOf(words: readonly WeighedWord[], scoreOf: (word: AskedWord) => number): number {
  const all = words.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return words.reduce((sum, { word, weight }) => sum + scoreOf(word) * weight, 0) / all;
}

function fitTitle({ title, isProblem: isAnother }: IndexedArticle, word: AskedWord): number {
  const own = fit(title, word);
  return own === 0 && isAnother && word.sense?.isProblem ? OTHER_PROBLEM : own;
}

function fitText(keys: Keys, word: AskedWord): number {
  return fit(keys, word) * (word.sense?.isProblem ? PROBLEM_IN_TEXT : 1);
}

function fitAnywhere({ title, texts }: IndexedArticle, word: AskedWord): number {
  return Math.max(fit(title, word), ...texts.map(({ keys }) => fit(keys, word)));
}

const NOWHERE = { text: null, score: 0, mean: 0 };

/** The sentence with the best score, and the average of all. */
function bestOf(texts: IndexedArticle['texts'], scoreOf: (keys: Keys) => number) {
  let best: { text: string | null; score: number } = NOWHERE;
  let sum = 0;
  for (const { text, keys } of texts) {
    const score = scoreOf(keys);
    sum += score;
    if (score > best.score) best = { text, score };
  }
  return { ...best, mean: sum / (texts.length || 1) };
}

function fit({ plain, sound }: Keys, word: AskedWord): number {
  if (word.sense)
    return usesPhrase(plain, word.plain) || saidIn(plain, word.sense).length > 0 ? EXACT : 0;
  if (hasWord(plain, word.plain)) return EXACT;
  // Two letters sound like too many other words.
  if (word.sound.length > 2 && hasWord(sound, word.sound)) return HEARD;
  const near = word.budget > 0 ? nearMatch(word.sound, sound, word.budget) : null;
  return near && endsNearly(sound, near.to) ? NEAR : 0;
}

/** The words of a text that have a meaning. */
function saidIn(key: SearchKey, { said }: KnownSense): readonly string[] {
  return said.filter((phrase) => usesPhrase(key, phrase.plain)).map(({ text }) => text);
}

/** The words to mark in title and sentence: those of the question, and those that the article uses instead. */
export function markedWords(
  { article, excerpt }: HelpFit,
  words: readonly AskedWord[],
): readonly string[] {
  const key = bothKeys(`${article.title} ${excerpt ?? ''}`).plain;
  return words.flatMap((word) =>
    word.sense === null || usesPhrase(key, word.plain) ? [word.text] : saidIn(key, word.sense),
  );
}
