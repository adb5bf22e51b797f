import { describe, expect, it } from 'vitest';
import { isArticleAddress, readArticle } from './article.ts';

describe('an article', () => {
  it('is read with its elements, and without anything else that they have', () => {
    const link = { tag: 'a', href: '/help', onclick: 'x', children: ['help'] };
    expect(readArticle(['Text', { tag: 'p', href: '/x', children: [link] }])).toEqual([
      'Text',
      { tag: 'p', children: [{ tag: 'a', href: '/help', children: ['help'] }] },
    ]);
    expect(readArticle([{ tag: 'br' }])).toEqual([{ tag: 'br', children: [] }]);
  });

  it.each([
    null,
    'text',
    {},
    [1],
    [null],
    [{ tag: 'script', children: [] }],
    [{ tag: 'p', children: 'text' }],
    [{ tag: 'a', children: [] }],
    [{ tag: 'a', href: 'javascript:alert(1)', children: [] }],
  ])('is refused as %j', (json) => {
    expect(() => readArticle(json)).toThrow(TypeError);
  });

  it('is refused when it is deeper than a text can be', () => {
    let deep: unknown[] = [];
    for (let depth = 0; depth < 30; depth += 1) deep = [{ tag: 'blockquote', children: deep }];
    expect(() => readArticle(deep)).toThrow(TypeError);
  });

  it('may have 20 elements inside each other, but not 21', () => {
    let deep: unknown[] = [];
    for (let depth = 0; depth < 20; depth += 1) deep = [{ tag: 'blockquote', children: deep }];
    expect(readArticle(deep)).toEqual(deep);
    expect(() => readArticle([{ tag: 'blockquote', children: deep }])).toThrow(/no article/);
  });

  it('is refused with the element or address that is not allowed', () => {
    expect(() => readArticle('text')).toThrow(/no article/);
    expect(() => readArticle([{ tag: 'video' }])).toThrow(/element "video"/);
    expect(() => readArticle([{ tag: 'a', href: 'ftp://x' }])).toThrow(/link to "ftp:\/\/x"/);
  });

  it('is refused with an address in a list', () => {
    expect(() => readArticle([{ tag: 'a', href: ['/help'] }])).toThrow(/link to "\/help"/);
  });
});

describe('an address in an article', () => {
  it.each([
    '/help',
    '/page/terms#fees',
    'https://brand.example/a?b=c',
    'mailto:a@b.example',
    'tel:+6621234567',
  ])('may be %s', (address) => {
    expect(isArticleAddress(address)).toBe(true);
  });

  it.each([
    '',
    'help',
    '//evil.example',
    '/\\evil.example',
    'http://brand.example',
    'data:text/html,x',
    'https://a b',
  ])('may not be %j', (address) => {
    expect(isArticleAddress(address)).toBe(false);
  });
});
