import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { HelpArticleBody } from './HelpArticleBody.tsx';

afterEach(cleanup);

it('shows text that looks like HTML as plain text', () => {
  const text = '<img src=x onerror="alert(1)"> <b>หนา</b>';
  renderInLanguage(
    <HelpArticleBody
      blocks={[
        { type: 'paragraph', text },
        { type: 'list', items: [`${text} 2`] },
        { type: 'note', text: `${text} 3` },
      ]}
      hrefOf={(path) => path}
    />,
  );
  expect(document.querySelector('img, b')).toBeNull();
  expect(screen.getByText(text)).toBeDefined();
});

it('links within the site in the language of the page', () => {
  renderInLanguage(
    <HelpArticleBody
      blocks={[{ type: 'link', text: 'Go to deposit', path: '/deposit' }]}
      hrefOf={(path) => `/en${path}`}
    />,
  );
  expect(screen.getByRole('link', { name: 'Go to deposit' }).getAttribute('href')).toBe(
    '/en/deposit',
  );
});
