import { describe, expect, it } from 'vitest';

import { checkCss } from './checkCss.ts';

describe('checkCss', () => {
  it.each([
    ':root { --brand-color-accent: #e8543f; }',
    '@media (min-width: 48rem) { [data-component="card"]::before { content: "{"; } }',
    'a { mask: url(#m); background: url("data:image/png;base64,AAAA") }',
    ':root { --brand-sticky-top: 0px; --mine: var(--brand-radius-card); --my--brand-x: 1px }',
    '[data-component=button], [ data-component = "game-card" ], [data-component^=tournament] {}',
    '/* url(https://evil.example) @import */ .sm\\:x { color: red }',
    '',
  ])('accepts %j', (css) => {
    expect(checkCss(css)).toEqual({ problems: [], pictures: [] });
  });

  it('returns the pictures that the CSS uses', () => {
    const css = `body { background: url(paper.webp), url( "grain.png" ), url('paper.webp') }`;
    expect(checkCss(css)).toEqual({ problems: [], pictures: ['paper.webp', 'grain.png'] });
  });

  it.each([
    ['@import "https://evil.example/x.css";', '@import'],
    ['@IMPORT url(x.css);', '@IMPORT'],
    ['@\\69mport "x";', '@import'],
    ['@font-face { font-family: x; src: url(x.woff2) }', '@font-face'],
    ['a { background: url(https://evil.example/x.png) }', 'url(https://evil.example/x.png)'],
    ['a { background: url( //evil.example/x.png ) }', 'evil.example'],
    ['a { background: \\75rl(https://evil.example) }', 'url(https://evil.example)'],
    ['a { background: url(../secret.png) }', 'url(../secret.png)'],
    ['a { background: url("data:image/svg+xml,<svg/>") }', 'data:image/svg+xml'],
    [
      'a { content: "/*"; background: url(https://evil.example); } b { content: "*/" }',
      'evil.example',
    ],
    ['a { background: url(/*) } b { background: url(https://evil.example) }', 'url('],
    ['a { background: image-set("https://evil.example/x.png" 1x) }', 'image-set('],
    ['a { behavior: url(#x) }', 'behavior:'],
    ['a { width: expression(alert(1)) }', 'expression('],
    ['</style><script>', '</'],
    [':root { --brand-not-a-token: 1px }', '"--brand-not-a-token", which is not a token.'],
    [':root { --brand-color-acent: red }', 'Did you mean "--brand-color-accent"?'],
    ['a { color: var(--brand-colour-link, red) }', 'Did you mean "--brand-color-link"?'],
    ['[data-component=foo] { color: red }', '"foo", which is not a component.'],
    ['[data-component="gamecard"] { color: red }', 'Did you mean "game-card"?'],
    ['a { color: red', '1 \\"{\\" too many'.replaceAll('\\', '')],
    ['a { color: red } }', '1 "}" too many'],
  ])('refuses %j with the reason', (css, words) => {
    expect(checkCss(css).problems.join('\n')).toContain(words);
  });
});
