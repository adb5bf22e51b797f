import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { SQUARE_LOGO, WIDE_LOGO } from '../storyLogos.ts';
import { Logo } from './Logo.tsx';

afterEach(cleanup);

describe('Logo', () => {
  it('reads a wide logo aloud by its name, and writes no name beside it', () => {
    renderInLanguage(<Logo name="Lotus" image={WIDE_LOGO} />);
    expect(screen.getByRole('img', { name: 'Lotus' })).toBeTruthy();
    expect(screen.queryByText('Lotus')).toBeNull();
  });

  it('writes the name beside a mark, and says it once', () => {
    renderInLanguage(<Logo name="Lotus" image={SQUARE_LOGO} />);
    expect(screen.getByText('Lotus')).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('keeps the room of the file before it comes', () => {
    renderInLanguage(<Logo name="Lotus" image={WIDE_LOGO} />);
    const image = screen.getByRole('img');
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['160', '40']);
  });

  it('writes the name in place of a file that cannot come, and tries another file', () => {
    const { rerender } = renderInLanguage(<Logo name="Lotus" image={WIDE_LOGO} />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('Lotus')).toBeTruthy();
    rerender(<Logo name="Lotus" image={{ ...WIDE_LOGO, src: '/other.svg' }} />);
    expect(screen.getByRole('img')).toBeTruthy();
  });
});
