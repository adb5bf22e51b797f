import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { ArticleText } from './ArticleText.tsx';

afterEach(cleanup);

const link = (href: string, text: string) => ({ tag: 'a', href, children: [text] }) as const;

it('opens pages of this site in their language, other sites in a new tab, and mail as it is', () => {
  renderInLanguage(
    <ArticleText
      nodes={[
        link('/help', 'help'),
        link('https://regulator.example/', 'regulator'),
        link('mailto:a@b.example', 'mail'),
      ]}
      hrefOf={(path) => `/en${path}`}
    />,
  );
  const [help, regulator, mail] = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(help?.getAttribute('href')).toBe('/en/help');
  expect(help?.target).toBe('');
  expect(regulator?.target).toBe('_blank');
  expect(regulator?.rel).toContain('noopener');
  expect(mail?.getAttribute('href')).toBe('mailto:a@b.example');
});

it('shows text that looks like HTML as plain text', () => {
  const text = '<img src=x onerror="alert(1)">';
  renderInLanguage(<ArticleText nodes={[{ tag: 'p', children: [text] }]} hrefOf={String} />);
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getByText(text)).toBeDefined();
});
