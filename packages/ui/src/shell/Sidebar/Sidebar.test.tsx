import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { SQUARE_LOGO } from '../storyLogos.ts';
import { memberMenu } from '../storyNav.ts';
import { Sidebar, type SidebarProps } from './Sidebar.tsx';

afterEach(cleanup);

const props: SidebarProps = {
  groups: memberMenu('slot'),
  otherLanguage: { locale: 'th', href: '/slot' },
};

describe('Sidebar', () => {
  it('tells which page is shown, and offers it in the other language', () => {
    renderInLanguage(<Sidebar {...props} />);
    expect(screen.getByRole('link', { name: 'Slots' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'ภาษาไทย' }).getAttribute('href')).toBe('/slot');
  });

  it('shows no heading over nothing', () => {
    renderInLanguage(<Sidebar {...props} groups={[{ name: 'games', items: [] }]} />);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('has the logo in a drawer, and leaves it to the header in place', () => {
    const { rerender } = renderInLanguage(<Sidebar {...props} logo="Lotus" />);
    expect(screen.queryByText('Lotus')).toBeNull();
    rerender(<Sidebar {...props} logo="Lotus" placement="drawer" />);
    expect(screen.getByText('Lotus')).toBeTruthy();
  });

  it('names partners by their logos, with a link where they have one', () => {
    const partners = [
      { name: 'Marigold', logo: SQUARE_LOGO, href: 'https://partner.example' },
      { name: 'Quiet', logo: SQUARE_LOGO, href: null },
    ];
    renderInLanguage(<Sidebar {...props} partners={partners} />);
    const list = within(screen.getByRole('list', { name: 'Partners' }));
    expect(list.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      'Marigold',
      'Quiet',
    ]);
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://partner.example',
    ]);
  });
});
