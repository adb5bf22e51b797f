import { expect, it } from 'vitest';

import { propDocs } from './propDocs.ts';
import { storyCode } from './storyCode.ts';

/** Only `argTypes` of the context is used. */
const documented = (argTypes: object) =>
  propDocs({ argTypes } as unknown as Parameters<typeof propDocs>[0]);

it('moves a stated default into its column', () => {
  const { size } = documented({ size: { description: "Height.\n@default 'md'" } });
  expect(size).toEqual({ description: 'Height.', table: { defaultValue: { summary: "'md'" } } });
});

it('keeps a default of the code, and a text without one', () => {
  const table = { defaultValue: { summary: '1' } };
  expect(documented({ level: { description: 'Level.', table } })['level']).toEqual({
    description: 'Level.',
    table,
  });
});

it('shows the members of a union', () => {
  const type = { name: 'union', raw: 'Satang | null' };
  const { balance } = documented({ balance: { type, table: { type: { summary: 'union' } } } });
  expect(balance?.table?.type).toEqual({ summary: 'Satang | null' });
});

it('prints a story without its layout', () => {
  expect(storyCode('<div className="story__1a2b">\n  <Dialog\n    open\n  />\n</div>')).toBe(
    '<Dialog\n  open\n/>',
  );
  const plain = '<Stack>\n  <Text />\n</Stack>';
  expect(storyCode(plain)).toBe(plain);
});

it('prints no content of pictures', () => {
  const code = `<Logo image={{ src: 'data:image/svg+xml,${'%3Csvg'.repeat(30)}' }} />`;
  expect(storyCode(code)).toBe("<Logo image={{ src: 'data:image/svg+xml,…' }} />");
  expect(storyCode('<Logo src="/art/logo.svg" />')).toBe('<Logo src="/art/logo.svg" />');
});
