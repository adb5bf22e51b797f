import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { storyKinds } from '../storyNav.ts';
import { Footer } from './Footer.tsx';

afterEach(cleanup);

describe('Footer', () => {
  it('shows only the pages elsewhere that are given, each by its name', () => {
    renderInLanguage(<Footer name="Lotus" social={{ line: 'https://line.me/x', youtube: null }} />);
    const links = within(screen.getByRole('list', { name: 'Follow us' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['LINE', 'https://line.me/x'],
    ]);
  });

  it('has no list where there are none', () => {
    renderInLanguage(<Footer name="Lotus" social={{ line: null }} />);
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('calls the help line', () => {
    renderInLanguage(<Footer name="Lotus" helpline={{ name: 'Help', phone: '+66 2 123-4567' }} />);
    expect(screen.getByRole('link', { name: 'Help +66 2 123-4567' }).getAttribute('href')).toBe(
      'tel:+6621234567',
    );
  });

  it('says the age in words as well as by its mark, and neither where none is set', () => {
    const { rerender } = renderInLanguage(<Footer name="Lotus" age={18} />);
    expect(screen.getByText('18+')).toBeTruthy();
    expect(screen.getByText(/aged 18 and over/)).toBeTruthy();
    rerender(<Footer name="Lotus" age={null} />);
    expect(screen.queryByText(/\+|aged/)).toBeNull();
  });

  it('opens and closes a group of links, and shows none that is empty', async () => {
    renderInLanguage(<Footer name="Lotus" games={storyKinds()} about={[]} />);
    expect(screen.queryByRole('button', { name: 'About Lotus' })).toBeNull();
    const games = screen.getByRole('button', { name: 'Games' });
    expect(games.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(games);
    expect(games.getAttribute('aria-expanded')).toBe('true');
    const list = document.getElementById(games.getAttribute('aria-controls') ?? '');
    expect(list?.querySelectorAll('a').length).toBe(5);
    await userEvent.click(games);
    expect(games.getAttribute('aria-expanded')).toBe('false');
  });

  it('says the year beside the name once it is known', () => {
    const { rerender } = renderInLanguage(<Footer name="Lotus" year={null} />);
    expect(screen.getByText('Lotus')).toBeTruthy();
    rerender(<Footer name="Lotus" year={2026} />);
    expect(screen.getByText('© 2026 Lotus')).toBeTruthy();
  });
});
