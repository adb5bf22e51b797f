import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { storyKinds } from '../storyNav.ts';
import { Footer } from './Footer.tsx';

afterEach(cleanup);

describe('Footer', () => {
  it('shows only the given social sites, each by its name', () => {
    renderInLanguage(<Footer name="Lotus" social={{ line: 'https://line.me/x', youtube: null }} />);
    const links = within(screen.getByRole('list', { name: 'Follow us' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['LINE', 'https://line.me/x'],
    ]);
  });

  it('has no list without social sites', () => {
    renderInLanguage(<Footer name="Lotus" social={{ line: null }} />);
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('links the help line to a call', () => {
    renderInLanguage(<Footer name="Lotus" helpline={{ name: 'Help', phone: '+66 2 123-4567' }} />);
    expect(screen.getByRole('link', { name: 'Help +66 2 123-4567' }).getAttribute('href')).toBe(
      'tel:+6621234567',
    );
  });

  it('offers the support by e-mail and by a call', () => {
    renderInLanguage(
      <Footer name="Lotus" support={{ email: 'help@lotus.example', phone: '02 123 4567' }} />,
    );
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'mailto:help@lotus.example',
      'tel:021234567',
    ]);
  });

  it('ends with pages, lines, licence and seals of the operator, and has no such part without any', () => {
    const seal = {
      image: { src: '/seal.svg', width: 40, height: 40 },
      href: 'https://seal.example',
    };
    const { rerender } = renderInLanguage(
      <Footer
        name="Lotus"
        pages={[{ href: '/page/terms', title: 'Terms of service', current: true }]}
        lines={['Lotus Ltd., Bangkok']}
        licence={{ text: 'Licence 123', href: 'https://licence.example' }}
        seals={[{ ...seal, name: 'Tested by a laboratory' }]}
      />,
    );
    const terms = screen.getByRole('link', { name: 'Terms of service', current: 'page' });
    expect(terms.getAttribute('href')).toBe('/page/terms');
    expect(screen.getByText('Lotus Ltd., Bangkok')).toBeTruthy();
    for (const [name, href] of [
      ['Licence 123', 'https://licence.example'],
      ['Tested by a laboratory', 'https://seal.example'],
    ] as const) {
      const link = screen.getByRole('link', { name });
      expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
        href,
        'noopener noreferrer',
      ]);
    }
    rerender(<Footer name="Lotus" />);
    expect(document.querySelector('[data-part=legal]')).toBeNull();
  });

  it('states the minimum age as text and as a badge, and neither when it is not set', () => {
    const { rerender } = renderInLanguage(<Footer name="Lotus" age={18} />);
    expect(screen.getByText('18+')).toBeTruthy();
    expect(screen.getByText(/aged 18 and over/)).toBeTruthy();
    rerender(<Footer name="Lotus" age={null} />);
    expect(screen.queryByText(/\+|aged/)).toBeNull();
  });

  it('expands and collapses a group of links, and shows no empty group', async () => {
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

  it('reserves the space of an unknown year, and has none without a year', () => {
    const nameLine = () => document.querySelector('[data-part=name]');
    const year = () => document.querySelector('[data-part=year]');
    const { rerender } = renderInLanguage(<Footer name="Lotus" />);
    expect(nameLine()?.textContent).toBe('Lotus');
    rerender(<Footer name="Lotus" year={null} />);
    expect(year()?.getAttribute('data-state')).toBe('unknown');
    rerender(<Footer name="Lotus" year={2026} />);
    expect(nameLine()?.textContent).toBe('© 2026 Lotus');
    expect(year()?.getAttribute('data-state')).toBe('known');
  });
});
