import { describe, expect, it } from 'vitest';
import type { HelpArticle, HelpTopic } from './help.ts';
import { ENOUGH, helpFit, indexed, markedWords, weighed } from './helpFit.ts';
import { askedWord, askedWords } from './helpQuestion.ts';

const article = (
  title: string,
  texts: readonly string[] = [],
  topic: HelpTopic = 'account',
): HelpArticle => ({
  id: title,
  topic,
  title,
  blocks: texts.map((text) => ({ type: 'paragraph', text })),
});

/** The fit of an article, as the only one, to a question. */
function fitOf(one: HelpArticle, question: string) {
  const words = weighed([indexed(one)], askedWords(question, false));
  return helpFit(indexed(one), null, words, ENOUGH);
}

/** The fit of an article to two words of these weights. */
function fitOfWeights(one: HelpArticle, first: number, second: number) {
  const [zebra, lion] = [askedWord('zebra', false), askedWord('lion', false)];
  const words = [
    { word: zebra, weight: first, best: 1 },
    { word: lion, weight: second, best: 1 },
  ];
  return helpFit(indexed(one), null, words, ENOUGH);
}

const scoreOf = (one: HelpArticle, question: string) => fitOf(one, question).score;

describe('a prepared article', () => {
  it('is not prepared again', () => {
    const one = article('A title');
    expect(indexed(one)).toBe(indexed(one));
    expect(indexed({ ...one })).not.toBe(indexed(one));
  });

  it('is about a problem if its title says that something does not work', () => {
    expect(indexed(article('เข้าสู่ระบบไม่ได้')).isProblem).toBe(true);
    expect(indexed(article('เข้าสู่ระบบ', ['เข้าไม่ได้'])).isProblem).toBe(false);
  });
});

describe('the weight of a word', () => {
  const weights = (question: string) =>
    weighed(
      [
        article('zebra and lion', ['ไม่ได้']),
        article('lion', ['ไม่ได้']),
        article('bear', ['ไม่ได้']),
        article('bird', ['ไม่ได้']),
      ].map(indexed),
      askedWords(question, false),
    ).map(({ weight }) => Number(weight.toFixed(3)));

  it('is higher for a word of fewer articles, and highest for a word of none', () => {
    expect(weights('lion zebra tiger')).toEqual([1.099, 1.609, 2.197]);
  });

  it('is, for a problem, half as much again as the highest one', () => {
    expect(weights('lion zebra ไม่ได้')).toEqual([1.099, 1.609, 2.414]);
  });

  it('comes with how well the best article has the word', () => {
    const words = askedWords('lion tiger', false);
    expect(weighed([indexed(article('a lion'))], words).map(({ best }) => best)).toEqual([1, 0]);
  });
});

describe('an article', () => {
  it('need not say that something does not work if it has the thing', () => {
    expect(scoreOf(article('ส่งสลิป'), 'สลิป ไม่ได้')).toBeGreaterThan(0);
  });

  it('matches a question that has only a problem', () => {
    expect(scoreOf(article('ทำไม่ได้'), 'ไม่ได้')).toBeGreaterThan(0);
  });

  it('matches a problem of its topic even without the thing', () => {
    expect(scoreOf(article('ทำรายการไม่ได้', [], 'deposit'), 'ฝาก ไม่ได้')).toBeGreaterThan(0);
  });

  it.each([
    ['of another topic', article('ทำรายการไม่ได้', [], 'withdraw')],
    ['whose title has no problem', article('ทำรายการ', [], 'deposit')],
    ['whose problem is only in the text', article('ทำรายการ', ['ทำไม่ได้'], 'deposit')],
  ])('does not match a problem without the thing if it is one %s', (_, one) => {
    expect(scoreOf(one, 'ฝาก ไม่ได้')).toBe(0);
  });

  it('does not match a question that names a topic of which it says nothing', () => {
    const title = 'zebra, lion and tiger';
    const question = 'zebra lion tiger ถอน';
    expect(scoreOf(article(title, [], 'account'), question)).toBe(0);
    expect(scoreOf(article(title, [], 'withdraw'), question)).toBeGreaterThan(0);
    expect(scoreOf(article(title, ['ถอนเงิน'], 'account'), question)).toBeGreaterThan(0);
    expect(scoreOf(article(title, [], 'account'), 'zebra lion tiger bear')).toBeGreaterThan(0);
  });

  it('matches with exactly 60 % of the weight of a question', () => {
    const one = article('zebra');
    expect(fitOfWeights(one, 60, 40).score).toBeGreaterThan(0);
    expect(fitOfWeights(one, 59, 41)).toEqual({
      article: one,
      excerpt: null,
      isWhole: false,
      score: 0,
    });
  });

  it('is found by the sound of three letters, not of two', () => {
    expect(scoreOf(article('ศาล'), 'สาร')).toBeGreaterThan(0);
    const words = [{ word: askedWord('สา', false), weight: 1, best: 1 }];
    expect(helpFit(indexed(article('สา')), null, words, ENOUGH).score).toBeGreaterThan(0);
    expect(helpFit(indexed(article('ศา')), null, words, ENOUGH).score).toBe(0);
  });
});

describe('the excerpt', () => {
  const one = article('The zebra', ['Something else.', 'The lion.']);

  it('is omitted if the title has exactly 60 % of the weight', () => {
    expect(fitOfWeights(one, 60, 40).excerpt).toBeNull();
  });

  it('is the best sentence if the title has less', () => {
    expect(fitOfWeights(one, 59, 41).excerpt).toBe('The lion.');
  });
});

describe('the score', () => {
  it('is higher for the topic that a word names', () => {
    const [own, other] = [article('ฝาก', [], 'deposit'), article('ฝาก', [], 'account')];
    expect(scoreOf(own, 'ฝาก')).toBeGreaterThan(scoreOf(other, 'ฝาก'));
  });

  it('is higher for a sentence with the whole question', () => {
    const score = (text: string) => {
      const words = weighed([indexed(article('A', [text]))], askedWords('zebra lion', false));
      const whole = askedWord('zebra lion', false);
      return helpFit(indexed(article('A', [text])), whole, words, ENOUGH).score;
    };
    expect(score('The zebra lion.')).toBeGreaterThan(score('The lion and the zebra.'));
  });

  it('counts how often the text has it only if the title does not have it', () => {
    const often = ['A zebra.', 'A zebra.'];
    const once = ['A zebra.', 'A lion.'];
    expect(scoreOf(article('The zebra', often), 'zebra')).toBe(
      scoreOf(article('The zebra', once), 'zebra'),
    );
    expect(scoreOf(article('Animals', often), 'zebra')).toBeGreaterThan(
      scoreOf(article('Animals', once), 'zebra'),
    );
  });

  it('is highest for the problem in the title, then for another problem, then for none', () => {
    const all = [article('ฝากไม่ได้'), article('ลืมวิธีฝาก'), article('วิธีฝาก')].map(indexed);
    const words = weighed(all, askedWords('ฝากไม่ได้', false));
    const [own = 0, another = 0, none = 0] = all.map(
      (each) => helpFit(each, null, words, ENOUGH).score,
    );
    expect(own).toBeGreaterThan(another);
    expect(another).toBeGreaterThan(none);
    expect(none).toBeGreaterThan(0);
  });
});

describe('marked words', () => {
  const marked = (excerpt: string | null, question: string) =>
    markedWords(
      { article: article('Money'), excerpt, isWhole: false, score: 1 },
      askedWords(question, false),
    );

  it('are those of the question, or those that title and excerpt use instead', () => {
    expect(marked('Withdraw at night.', 'ถอน zebra')).toEqual(['withdraw', 'zebra']);
    expect(marked('ถอนเงิน', 'ถอน')).toEqual(['ถอน']);
  });

  it('do not include a known word that neither title nor excerpt has', () => {
    expect(marked(null, 'ถอน zebra')).toEqual(['zebra']);
    expect(marked('At night.', 'ถอน')).toEqual([]);
  });
});
