import { readArticle } from '@brand/domain/community';
import { describe, expect, it } from 'vitest';

import { pageText } from './pageText.ts';

const md = (text: string) => pageText(text, 'md');
const html = (text: string) => pageText(text, 'html');

describe('the text of a page', () => {
  it('is read from Markdown, and first headings stand below the title of the page', () => {
    const source =
      '# Fees\n\nNone, see [help](/help).\n\n- **one**\n- two\n\n| a | b |\n| - | - |\n| 1 | 2 |';
    const { nodes, problems } = md(source);
    expect(problems).toEqual([]);
    expect(nodes.slice(0, 3)).toEqual([
      { tag: 'h2', children: ['Fees'] },
      {
        tag: 'p',
        children: ['None, see ', { tag: 'a', children: ['help'], href: '/help' }, '.'],
      },
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: [{ tag: 'strong', children: ['one'] }] },
          { tag: 'li', children: ['two'] },
        ],
      },
    ]);
    expect(nodes.at(3)).toMatchObject({
      tag: 'table',
      children: [{ tag: 'thead' }, { tag: 'tbody' }],
    });
  });

  it('is read from HTML, without attributes and wrappers', () => {
    const source =
      '<div class="x"><h2 onclick="evil()" style="color:red">A</h2>\n<p>1 <b>2</b>\n 3</p><!-- no --></div>';
    expect(html(source)).toEqual({
      nodes: [
        { tag: 'h2', children: ['A'] },
        { tag: 'p', children: ['1 ', { tag: 'strong', children: ['2'] }, ' 3'] },
      ],
      problems: [],
    });
  });

  it.each([
    ['<script>alert(1)</script>', '<script>'],
    ['<p><iframe src="https://evil.example"></iframe></p>', '<iframe>'],
    ['<img src=x onerror=alert(1)>', '<img>'],
    ['<a href="javascript:alert(1)">x</a>', 'javascript:alert(1)'],
    ['<a href="//evil.example">x</a>', '//evil.example'],
    ['<a>x</a>', 'has a link'],
    ['  \n ', 'has no text'],
  ])('is refused when it has %j', (source, problem) => {
    for (const { problems } of [html(source), md(source)]) {
      expect(problems).toHaveLength(1);
      expect(problems[0]).toContain(problem);
    }
  });

  it('is an article as the site reads it', () => {
    const { nodes } = md('1. a\n2. b\n\n> c\n\n---\n\nd  \ne');
    expect(readArticle(JSON.parse(JSON.stringify(nodes)))).toEqual(nodes);
  });
});
