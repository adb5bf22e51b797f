import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { contrast } from '../../theme/oklch.ts';
import { BankMark } from './BankMark.tsx';
import { banks } from './banks.ts';

afterEach(cleanup);

const letters = () => document.querySelector('text');

describe('BankMark', () => {
  it.each(Object.entries(banks))('writes the code of %s in white or black', (_, { fill, ink }) => {
    const [white, black] = [contrast(fill, '#ffffff'), contrast(fill, '#000000')];
    expect(ink).toBe(white > black ? '#fff' : '#000');
    expect(Math.max(white, black)).toBeGreaterThanOrEqual(4.5);
  });

  it('narrows a long code and keeps its height', () => {
    const { rerender } = render(<BankMark code="scb" />);
    const high = letters()?.getAttribute('font-size');
    rerender(<BankMark code="abcde" />);
    expect(letters()?.getAttribute('font-size')).toBe(high);
    expect(Number(letters()?.firstElementChild?.getAttribute('textLength'))).toBeLessThan(40);
  });

  it('writes a code of two words on two lines instead of narrowing it', () => {
    render(<BankMark code="kbank" />);
    const lines = [...(letters()?.children ?? [])];
    expect(lines.map(({ textContent }) => textContent)).toEqual(['K', 'BANK']);
    const [first, second] = lines.map((line) => Number(line.getAttribute('y')));
    expect(second! - first!).toBeGreaterThanOrEqual(13);
  });

  it('has no letters where they could not be read', () => {
    render(<BankMark code="scb" size={18} />);
    expect(letters()).toBeNull();
  });
});
