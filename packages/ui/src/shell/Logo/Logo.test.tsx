import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { SQUARE_LOGO, WIDE_LOGO } from '../storyLogos.ts';
import { Logo } from './Logo.tsx';

afterEach(cleanup);

describe('Logo', () => {
  it('gives a wide logo the name as its alternative text, without visible name', () => {
    renderInLanguage(<Logo name="Lotus" image={WIDE_LOGO} />);
    expect(screen.getByRole('img', { name: 'Lotus' })).toBeTruthy();
    expect(screen.queryByText('Lotus')).toBeNull();
  });

  it('shows the name next to a square logo, and announces it once', () => {
    renderInLanguage(<Logo name="Lotus" image={SQUARE_LOGO} />);
    expect(screen.getByText('Lotus')).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('reserves the size of the file before it loads', () => {
    renderInLanguage(<Logo name="Lotus" image={WIDE_LOGO} />);
    const image = screen.getByRole('img');
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['160', '40']);
  });

  it('replaces a file that fails to load with the name, and tries a new file', () => {
    const { rerender } = renderInLanguage(<Logo name="Lotus" image={WIDE_LOGO} />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('Lotus')).toBeTruthy();
    rerender(<Logo name="Lotus" image={{ ...WIDE_LOGO, src: '/other.svg' }} />);
    expect(screen.getByRole('img')).toBeTruthy();
  });
});
