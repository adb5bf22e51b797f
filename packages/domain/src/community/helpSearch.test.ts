import { describe, expect, it } from 'vitest';
import type { HelpArticle } from './help.ts';
import { searchHelp } from './helpSearch.ts';

const article = (id: string, title: string, ...texts: string[]): HelpArticle => ({
  id,
  topic: 'deposit',
  title,
  blocks: texts.map((text) => ({ type: 'paragraph', text })),
});

const thai = [
  article('qr', 'ฝากเงินด้วยการสแกน QR ทำอย่างไร', 'ใส่จำนวนเงินเป็นบาทเต็ม', 'บันทึกรูป QR แล้วเปิดแอปธนาคาร'),
  article('missing', 'โอนเงินแล้วแต่ยอดยังไม่เข้า ต้องทำอย่างไร', 'ส่งสลิปให้แอดมินทางแชทสด'),
  article('withdraw', 'ถอนเงินอย่างไร', 'ถอนได้อีกครั้งหลังจาก 10 นาที'),
  article('password', 'ลืมรหัสผ่าน ตั้งใหม่ได้อย่างไร', 'ใช้เบอร์โทรศัพท์ที่ลงทะเบียนไว้'),
];
const english = [
  article('qr', 'How do I deposit by QR?', 'Save the picture and open your bank app.'),
  article('withdraw', 'How do I withdraw?', 'You can withdraw again after 10 minutes.'),
  article('password', 'I have forgotten my password', 'Use the phone number that you registered.'),
];
const ids = (articles: readonly HelpArticle[], term: string) =>
  searchHelp(articles, term).map(({ article: { id } }) => id);

describe('help search', () => {
  it.each([
    ['its words', 'ถอนเงิน', 'withdraw'],
    ['no tone marks', 'ลืมรหัสผาน', 'password'],
    ['spaces between words', 'ลืม รหัส', 'password'],
    ['a typo', 'รหัดผ่าน', 'password'],
    ['the wrong keyboard layout', '5vog\u0027bo', 'withdraw'],
    ['a whole sentence that no article has', 'โอนเงินไปแล้วทำไมยอดไม่เข้า', 'missing'],
    ['words of a sentence', 'สลิป', 'missing'],
    ['an English word', 'withdraw', 'withdraw'],
    ['an English word with a typo', 'withdarw', 'withdraw'],
    ['an English word that is not complete', 'passw', 'password'],
    ['words of both languages', 'ลืม password', 'password'],
    ['an English word on the Thai layout', 'ยฟหหไนพก', 'password'],
    ['another word for the same thing', 'เบิกเงิน', 'withdraw'],
    ['a word before one that no article has', 'ถอนเงิน zebra', 'withdraw'],
  ])('finds the Thai article by %s', (_, term, id) => {
    expect(ids(thai, term)[0]).toBe(id);
  });

  it.each([
    ['withdraw', 'withdraw'],
    ['withdarw', 'withdraw'],
    ['forgot password', 'password'],
    ['how can I deposit', 'qr'],
    ['PASSWORD', 'password'],
    ['ถอนเงิน', 'withdraw'],
    ['ลืมรหัส', 'password'],
    ['รหัดผ่าน', 'password'],
    ['cash out', 'withdraw'],
    ['withdrawing', 'withdraw'],
  ])('finds the English article by %s', (term, id) => {
    expect(ids(english, term)[0]).toBe(id);
  });

  it('finds nothing without a match, or without letters', () => {
    for (const term of ['', ' ', '?', 'ก', 'zebra crossing', 'ไดโนเสาร์']) {
      expect(ids(thai, term), term).toEqual([]);
      expect(ids(english, term), term).toEqual([]);
    }
  });

  it('returns the matching sentence if the title does not match, and the ranges to mark', () => {
    const [hit] = searchHelp(thai, 'สลิป');
    expect(hit?.excerpt).toBe('ส่งสลิปให้แอดมินทางแชทสด');
    expect(hit?.words).toEqual(['สลิป']);
    expect(searchHelp(thai, 'ถอนเงิน')[0]?.excerpt).toBeNull();
  });

  it('ignores words that differ in one letter if an exact match exists', () => {
    expect(ids(thai, 'ถอนเงิน')).toEqual(['withdraw']);
    expect(ids(thai, 'ฝากเงิน')).toEqual(['qr']);
  });

  it('ranks title matches before sentence matches', () => {
    const both = [article('text', 'A', 'about a bonus'), article('title', 'What is a bonus?', 'B')];
    expect(ids(both, 'bonus')).toEqual(['title', 'text']);
  });

  it('marks the words that the article uses instead', () => {
    expect(searchHelp(thai, 'withdraw')[0]?.words).toEqual(['ถอน']);
    expect(searchHelp(english, 'รหัสผ่าน')[0]?.words).toEqual(['password']);
  });

  it('answers a question about a problem with an article about a problem of that topic', () => {
    const all = [
      article('how', 'ฝากเงินอย่างไร', 'ฝากได้ทุกวัน'),
      article('fails', 'ระบบไม่รับรายการฝาก', 'ลองใหม่ภายหลัง'),
      { ...article('login', 'เข้าสู่ระบบไม่ได้', 'ฝากไม่ได้'), topic: 'account' as const },
    ];
    expect(ids(all, 'ฝากเงินไม่ได้')[0]).toBe('fails');
    expect(ids(all, 'cannot deposit')[0]).toBe('fails');
    expect(ids(all, 'ฝากเงิน')[0]).toBe('how');
  });

  it('finds articles with some of the words if none has enough of them', () => {
    expect(ids(thai, 'สลิป รหัสผ่าน').toSorted()).toEqual(['missing', 'password']);
  });

  it('leaves out articles that do not speak of the topic', () => {
    const all = [
      article('deposit', 'ฝากขั้นต่ำเท่าไร', 'ครั้งละ 100 บาท'),
      { ...article('withdraw', 'ถอนเงินอย่างไร', 'ขั้นต่ำ 300 บาท'), topic: 'withdraw' as const },
    ];
    expect(ids(all, 'ถอนขั้นต่ำ')).toEqual(['withdraw']);
  });

  it('begins Latin words where a word begins, and does not extend short ones', () => {
    const all = [article('longer', 'The longer you play', 'Paylines and demons')];
    for (const term of ['hello', 'line', 'demo', 'ons']) expect(ids(all, term), term).toEqual([]);
  });

  it('prefers a word as it was typed to the known word that it may be a typo of', () => {
    const all = [article('name', 'The Passwerd team'), article('password', 'A new password')];
    expect(ids(all, 'passwerd')).toEqual(['name']);
    expect(ids(all.slice(1), 'passwerd')).toEqual(['password']);
  });

  it('finds a whole question with a typo in words that do not describe the topic', () => {
    const all = [article('what', 'What is the turnover?')];
    expect(searchHelp(all, 'what si the')[0]?.words).toEqual(['what si the']);
  });

  it('marks a whole question that an article has as it is', () => {
    expect(searchHelp(english, 'the picture')[0]?.words).toEqual(['the picture']);
    expect(searchHelp(english, 'my picture')[0]?.words).toEqual(['picture']);
  });

  it('keeps the order of articles that match equally', () => {
    const all = ['a', 'b', 'c'].map((id) => article(id, 'What is a bonus?'));
    expect(ids(all, 'bonus')).toEqual(['a', 'b', 'c']);
    expect(ids(all.toReversed(), 'bonus')).toEqual(['c', 'b', 'a']);
  });

  it.each(['picture zebra', 'forgot zebra'])(
    'finds nothing by a part of “%s” that names no topic',
    (term) => {
      expect(ids(english, term)).toEqual([]);
    },
  );
});

describe('help search with the wrong keyboard layout', () => {
  it('prefers a known word to the typed letters in an article', () => {
    // The keys of นาน.
    const all = [article('game', 'Play Okonomi'), article('time', 'รอนานไหม')];
    expect(ids(all, 'oko')).toEqual(['time']);
    expect(ids(all.slice(0, 1), 'oko')).toEqual(['game']);
  });

  it('prefers a question that has a known word as it was typed', () => {
    const all = [article('game', 'Pay for Okonomi by QR'), article('time', 'รอนานไหม')];
    expect(ids(all, 'qr oko')).toEqual(['game']);
  });

  it('prefers a word as it was typed if the other layout gives an unknown word', () => {
    // The keys of อาหาร.
    const all = [article('food', 'อาหาร'), article('brand', 'Vkski')];
    expect(ids(all, 'vkski')).toEqual(['brand']);
    expect(ids(all.slice(0, 1), 'vkski')).toEqual(['food']);
  });

  it.each([
    ['finds an unknown word of four letters', 'mski', 'ทหาร', ['a']],
    ['does not find an unknown word of three letters', 'ski', 'หาร', []],
    ['does not find an unknown word by its sound', 'mski', 'ธหาร', []],
    ['does not find a word with a typo', 'l]b[', 'สลิป', []],
    ['does not find words that do not describe the topic', 'ไฟห', 'What was that?', []],
    ['finds several words', '5vo oko Fvo', 'ถอน โอน นาน', ['a']],
    ['needs all words', '5vo oko Fvo xyzzy', 'ถอน โอน นาน', []],
  ])('%s: %s in %s', (_, term, title, expected) => {
    expect(ids([article('a', title)], term)).toEqual(expected);
  });
});

describe('help search with unusual input', () => {
  it('accepts it', () => {
    for (const term of [
      '('.repeat(500),
      '\\',
      '{depositMin}',
      '😀😀',
      'ก'.repeat(2000),
      '[a-z]*',
    ]) {
      expect(() => searchHelp(thai, term)).not.toThrow();
    }
  });
});
