import type { ArticleNode } from '@brand/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { storyColumn } from '../../private/story.css.ts';
import { ArticleText } from './ArticleText.tsx';
import { usage } from './ArticleText.usage.ts';

const p = (...children: ArticleNode[]): ArticleNode => ({ tag: 'p', children });
const li = (...children: ArticleNode[]): ArticleNode => ({ tag: 'li', children });
const row = (tag: 'th' | 'td', ...cells: string[]): ArticleNode => ({
  tag: 'tr',
  children: cells.map((cell) => ({ tag, children: [cell] })),
});
const link = (href: string, text: string): ArticleNode => ({ tag: 'a', href, children: [text] });

const terms: readonly ArticleNode[] = [
  p('Last changed on 1 November 2026.'),
  { tag: 'h2', children: ['1. Your account'] },
  p(
    'One account per person, ',
    { tag: 'strong', children: ['20 years or older'] },
    '. The name on the bank account is your own. ',
    link('/help', 'Help'),
    ' explains how to change it; ',
    link('https://regulator.example/rules', 'the rules of the regulator'),
    ' and ',
    link('mailto:support@brand.example', 'our support'),
    ' say the rest.',
  ),
  {
    tag: 'ul',
    children: [li('You keep your password to yourself.'), li('You log out on shared devices.')],
  },
  { tag: 'h3', children: ['Fees'] },
  {
    tag: 'table',
    children: [
      { tag: 'thead', children: [row('th', 'Payment', 'Fee', 'Time')] },
      {
        tag: 'tbody',
        children: [
          row('td', 'Bank transfer', 'none', '1 to 3 minutes'),
          row('td', 'USDT (TRC-20)', 'of the network', '5 to 15 minutes'),
        ],
      },
    ],
  },
  { tag: 'blockquote', children: [p('Set a limit before you start.')] },
  { tag: 'hr', children: [] },
  { tag: 'ol', children: [li('Read.'), li('Ask.')] },
];

const meta = {
  title: 'Community/ArticleText',
  component: ArticleText,
  tags: ['beta'],
  parameters: { usage },
  args: { nodes: terms, hrefOf: (path) => `#${path}` },
  render: (args) => (
    <div className={storyColumn}>
      <ArticleText {...args} />
    </div>
  ),
} satisfies Meta<typeof ArticleText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongThai: Story = {
  args: {
    nodes: [
      { tag: 'h2', children: ['ฝึ้ ปี่ น้ำ ฏู ญู '.repeat(6)] },
      p('ฝึ้ ปี่ น้ำ ฏู ญู '.repeat(30)),
      { tag: 'ol', children: [li('ข้อกำหนดการให้บริการ'.repeat(12))] },
    ],
  },
};
