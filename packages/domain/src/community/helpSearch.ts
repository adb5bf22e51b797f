import type { HelpArticle } from './help.ts';
import { onOtherLayout } from '../text/keyboardLayout.ts';
import { forgiven, nearMatch } from '../text/nearMatch.ts';
import { type SearchKey, bothKeys } from '../text/searchKey.ts';
import { wordSegments } from '../text/wordSegments.ts';

/** An article that matches a question. */
export interface HelpHit {
  readonly article: HelpArticle;
  /** The matching sentence if the title does not match; null if the title matches. */
  readonly excerpt: string | null;
  /** The ranges to mark in title and sentence (`matchRanges`). */
  readonly words: readonly string[];
}

/** A word of a question, prepared for the search. */
interface Asked {
  readonly word: string;
  readonly plain: string;
  readonly sound: string;
  readonly budget: number;
}

/** Scores of a word match: exact, by sound, or with a typo. */
const EXACT = 1;
const HEARD = 0.9;
const NEAR = 0.7;
/** Factor for matches in the title. */
const TITLE = 3;
/** Share of letters of a long question that must match. */
const ENOUGH = 0.6;
/** Words in questions that do not describe the topic. */
const EMPTY = new Set(
  'ทำ อย่างไร ยังไง ไง ได้ ไหม มั้ย ที่ ของ ให้ ว่า แล้ว และ หรือ ต้อง จะ ไม่ ยัง how what when where why can do does is are the my to of and in it not'.split(
    ' ',
  ),
);

/**
 * The articles that answer a question in the spelling of Thai users: with or without tone marks and spaces, by sound,
 * with a typo, or on the wrong keyboard layout.
 *
 * @param articles with their placeholders filled in
 */
export function searchHelp(articles: readonly HelpArticle[], term: string): readonly HelpHit[] {
  const sure = found(articles, term, SURE);
  if (sure.length > 0) return sure;
  const meant = onOtherLayout(term);
  const other = meant === null ? [] : found(articles, meant, SURE);
  // Typos are allowed only if nothing else is found: many Thai words differ in one letter.
  return other.length > 0 ? other : found(articles, term, forgiven);
}

/** Allows no typo. */
const SURE = () => 0;

function found(
  articles: readonly HelpArticle[],
  term: string,
  budgetOf: (letters: number) => number,
): readonly HelpHit[] {
  const whole = asked(term, budgetOf);
  if (whole.plain.length < 2) return [];
  const words = wordsOf(term, budgetOf);
  const ranked = articles
    .map((article, at) => ({ at, ...fitOf(article, whole, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.at - b.at);
  return ranked.map(({ article, excerpt, isWhole }) => ({
    article,
    excerpt,
    words: isWhole ? [term] : words.map(({ word }) => word),
  }));
}

function fitOf(article: HelpArticle, whole: Asked, words: readonly Asked[]) {
  const title = bothKeys(article.title);
  const texts = textsOf(article).map((text) => ({ text, keys: bothKeys(text) }));
  const inTitle = fit(title, whole);
  const best = bestOf(texts, (keys) => fit(keys, whole));
  const letters = words.reduce((sum, { plain }) => sum + plain.length, 0);
  const share = (keys: Keys) =>
    words.reduce((sum, word) => sum + fit(keys, word) * word.plain.length, 0) / (letters || 1);
  const titleShare = share(title);
  const sentence = bestOf(texts, share);
  const everywhere =
    words.reduce((sum, word) => {
      const most = Math.max(fit(title, word), ...texts.map(({ keys }) => fit(keys, word)));
      return sum + most * word.plain.length;
    }, 0) / (letters || 1);
  const isWhole = inTitle > 0 || best.score > 0;
  if (!isWhole && everywhere < ENOUGH) return { article, excerpt: null, isWhole, score: 0 };
  const saysIt = inTitle > 0 || titleShare >= ENOUGH;
  const closest = best.score > 0 ? best : sentence;
  return {
    article,
    excerpt: saysIt ? null : closest.text,
    isWhole,
    score: 2 * (TITLE * inTitle + best.score) + TITLE * titleShare + sentence.score,
  };
}

type Keys = ReturnType<typeof bothKeys>;

function bestOf(texts: readonly { text: string; keys: Keys }[], scoreOf: (keys: Keys) => number) {
  return texts.reduce<{ text: string | null; score: number }>(
    (best, { text, keys }) => {
      const score = scoreOf(keys);
      return score > best.score ? { text, score } : best;
    },
    { text: null, score: 0 },
  );
}

function fit({ plain, sound }: Keys, { plain: word, sound: heard, budget }: Asked): number {
  if (plain.key.includes(word)) return EXACT;
  // Two letters sound like too many other words.
  if (heard.length > 2 && sound.key.includes(heard)) return HEARD;
  return budget > 0 && isNear(heard, sound, budget) ? NEAR : 0;
}

function isNear(heard: string, sound: SearchKey, budget: number): boolean {
  return heard.length > 3 && nearMatch(heard, sound, budget) !== null;
}

function asked(word: string, budgetOf: (letters: number) => number): Asked {
  const { plain, sound } = bothKeys(word);
  return { word, plain: plain.key, sound: sound.key, budget: budgetOf(plain.key.length) };
}

/** The words of a question, also without spaces between them, excluding words that do not describe the topic. */
function wordsOf(term: string, budgetOf: (letters: number) => number): readonly Asked[] {
  const words = wordSegments(term.toLowerCase())
    .filter(({ isWordLike, segment }) => isWordLike && !EMPTY.has(segment))
    .map(({ segment }) => asked(segment, budgetOf));
  return words.filter(({ plain }) => plain.length > 1);
}

function textsOf({ blocks }: HelpArticle): readonly string[] {
  return blocks.flatMap((block) => ('items' in block ? block.items : [block.text]));
}
