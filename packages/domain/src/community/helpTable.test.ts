import { expect, it } from 'vitest';
import type { HelpArticle } from './help.ts';
import { searchHelp } from './helpSearch.ts';

const ARTICLES: readonly HelpArticle[] = [
  {
    id: 'qr',
    topic: 'deposit',
    title: 'ฝากเงินด้วย QR ทำอย่างไร',
    blocks: [
      { type: 'steps', items: ['ใส่จำนวนเงินเป็นบาทเต็ม', 'บันทึกรูป QR แล้วเปิดแอปธนาคาร'] },
      { type: 'note', text: 'QR หมดอายุใน 10 นาที' },
    ],
  },
  {
    id: 'withdraw',
    topic: 'withdraw',
    title: 'ถอนเงินอย่างไร',
    blocks: [
      { type: 'paragraph', text: 'ถอนได้อีกครั้งหลังจาก 10 นาที' },
      { type: 'link', text: 'ไปหน้าถอนเงิน', path: '/withdraw' },
    ],
  },
  {
    id: 'password',
    topic: 'account',
    title: 'I have forgotten my password',
    blocks: [
      { type: 'list', items: ['Use the phone number that you registered.', 'Ask the admin.'] },
    ],
  },
  {
    id: 'bonus',
    topic: 'promotions',
    title: 'What is turnover?',
    blocks: [{ type: 'paragraph', text: 'Bets before a bonus can be withdrawn.' }],
  },
];
const TERMS = [
  'ถอนเงิน',
  'ถอน',
  'ฝาก เงิน',
  'เงิน',
  'ธนาคาร',
  'เปิดแอปธนาคาร',
  'บันทึกรุป',
  'นาที',
  '10 นาที',
  'qr',
  'password',
  'pasword',
  'forgot my password',
  'what is the turnover',
  'turn over',
  'bonus',
  'bonus withdrawn',
  'phone number registered',
  'phone number lost',
  'my',
  'what is',
  'admin zebra',
  'amdin',
  'withdraw',
  '5vog\u0027bo',
  'ก',
  'a',
  'ask',
  'adm',
  'be',
  'bt',
  'numbre',
  'registred phone',
  'TURNOVER',
  'โบนัส',
  'รหัสผ่าน',
  'ถอนไม่ได้',
  'withd',
  'withdraw zebra',
];

it('answers, excerpts and marks of many questions are as in the reviewed table', async () => {
  const lines = TERMS.map((term) => {
    const hits = searchHelp(ARTICLES, term).map(
      ({ article: { id }, excerpt, words }) =>
        `${id} (${excerpt ?? 'title'}; ${words.join(' + ')})`,
    );
    return `“${term}”: ${hits.join(', ') || 'nothing'}`;
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./helpTable.txt');
});
