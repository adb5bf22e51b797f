import { describe, expect, it } from 'vitest';

import { literalsIn } from './literalsIn.ts';

const textsIn = (source: string, isStories = false) =>
  literalsIn('file.tsx', source, isStories).texts;

describe('the texts of a story file or a fixture', () => {
  it('are strings, templates around their values, and JSX', () => {
    expect(
      textsIn(`
        const game = { name: 'Golden Boat', places: ['Bangkok'] };
        const slide = (n: number) => \`\${n} of \${game.name} games\`;
        const row = <Row label="Balance" className="row">Read <b>this</b></Row>;
      `),
    ).toEqual(['Golden Boat', 'Bangkok', 'of', 'games', 'Balance', 'Read', 'this']);
  });

  it('are the cells of a table', () => {
    expect(textsIn('const table = `\n1 | Golden Boat\n2 | Kite\n`;')).toEqual([
      '1 | Golden Boat 2 | Kite',
      'Golden Boat',
      'Kite',
    ]);
  });

  it('are not types, imports, keys and numbers', () => {
    expect(
      textsIn(`
        import { fn } from 'storybook/test';
        type Size = 'small' | 'large';
        const sizes = { 'a key': 1, b: '12.50' } as Record<'x' | 'y', Size>;
      `),
    ).toEqual([]);
  });

  it('are not names, parameters and play functions of a story', () => {
    const { texts, exported } = literalsIn(
      'x.stories.tsx',
      `
        const meta = { title: 'Shell/Header', args: { label: 'News' } } satisfies Meta;
        export default meta;
        export const Open: Story = {
          name: 'Opened',
          args: { title: 'Sports' },
          play: async ({ canvas }) => userEvent.click(canvas.getByText('Close')),
        };
      `,
      true,
    );
    expect(texts).toEqual(['News', 'Sports']);
    expect(exported).toEqual(['Open']);
  });
});
