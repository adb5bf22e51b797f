import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { WIDE_LOGO } from '../storyLogos.ts';
import { PartnerLogos } from './PartnerLogos.tsx';

afterEach(cleanup);

const partner = { name: 'Marigold', logo: WIDE_LOGO, href: 'https://partner.example' };

it('links to a partner in a new tab, by its name', () => {
  renderInLanguage(
    <PartnerLogos partners={[partner, { ...partner, name: 'Four Shapes', href: null }]} />,
  );
  const link = screen.getByRole('link', { name: 'Marigold' });
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  expect(screen.getByRole('img', { name: 'Four Shapes' }).closest('a')).toBeNull();
});

it('renders nothing without partners', () => {
  const { container } = renderInLanguage(<PartnerLogos partners={[]} />);
  expect(container.innerHTML).toBe('');
});
