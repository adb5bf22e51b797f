import { describe, expect, it } from 'vitest';

import { wearColours } from './colours.ts';

function worn(query: string) {
  const set: Record<string, string> = {};
  const style = {
    colorScheme: '',
    setProperty: (name: string, value: string) => void (set[name] = value),
  };
  wearColours(new URLSearchParams(query), { style } as unknown as HTMLElement);
  return { set, scheme: style.colorScheme };
}

describe('the colours of the chat', () => {
  it('are those of the site, with the scheme of its background', () => {
    expect(worn('ground=201950&onAccent=000000')).toEqual({
      set: { '--ground': '#201950', '--onAccent': '#000000' },
      scheme: 'dark',
    });
    expect(worn('ground=f4ecdd').scheme).toBe('light');
  });

  it('are its own where the address has no valid colour', () => {
    expect(worn('ground=red&text=12345&link=%23112233&site=abcdef')).toEqual({
      set: {},
      scheme: '',
    });
  });
});
