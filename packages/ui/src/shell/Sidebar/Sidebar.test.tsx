import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { SQUARE_LOGO } from '../storyLogos.ts';
import { memberMenu, storyLanguages } from '../storyNav.ts';
import { Sidebar, type SidebarProps } from './Sidebar.tsx';
import { SidebarAction } from './SidebarAction.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';

afterEach(cleanup);

const props: SidebarProps = { groups: memberMenu('slot'), languages: storyLanguages('en') };

describe('Sidebar', () => {
  it('marks the current page, and offers it in every language', () => {
    renderInLanguage(<Sidebar {...props} />);
    expect(screen.getByRole('link', { name: 'Slots' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'ภาษาไทย' }).getAttribute('href')).toBe('#th');
    expect(screen.getByRole('link', { name: 'English' }).getAttribute('aria-current')).toBe('true');
  });

  it('shows how many games a list contains, and nothing for an unknown number', () => {
    renderInLanguage(<Sidebar {...props} />);
    expect(screen.getByRole('link', { name: 'Favourites 12' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Recently played 99+' })).toBeTruthy();
    cleanup();
    const items = [{ name: 'favourite', href: '/list/favourite', count: null } as const];
    renderInLanguage(<Sidebar {...props} groups={[{ name: 'main', items }]} />);
    expect(screen.getByRole('link', { name: 'Favourites' })).toBeTruthy();
  });

  it('shows no heading without entries', () => {
    renderInLanguage(<Sidebar {...props} groups={[{ name: 'games', items: [] }]} />);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('has the member’s actions at the end of the account group', async () => {
    const [line, logout] = [vi.fn(), vi.fn()];
    const extra = (
      <>
        <SidebarAction icon={glyphs.link} label="Connect LINE" busy onClick={line} />
        <SidebarAction icon={glyphs.logout} label="Log out" onClick={logout} />
      </>
    );
    renderInLanguage(<Sidebar {...props} extra={extra} />);
    const account = within(screen.getByRole('region', { name: 'Account' }));
    const [connect, leave] = account.getAllByRole('button');
    expect([connect, leave].map((button) => button?.textContent?.trim())).toEqual([
      'Connect LINE',
      'Log out',
    ]);
    await userEvent.click(connect!);
    await userEvent.click(leave!);
    // A pending action is not started again.
    expect([line, logout].map((told) => told.mock.calls.length)).toEqual([0, 1]);
  });

  it('can be rendered twice in a page', () => {
    renderInLanguage(
      <>
        <Sidebar {...props} />
        <Sidebar {...props} />
      </>,
    );
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('names partners by their logos, with an optional link', () => {
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
