import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { storyLanguages } from '../storyNav.ts';
import { LanguageChoice } from './LanguageChoice.tsx';

afterEach(cleanup);

it('offers a language that the catalogue does not name by the name that it is given', () => {
  const lao = { locale: 'lo', name: 'ລາວ', href: '#lo', current: false };
  renderInLanguage(<LanguageChoice languages={[...storyLanguages('en'), lao]} />);
  expect(screen.getByRole('link', { name: 'ລາວ' }).getAttribute('lang')).toBe('lo');
});

it('offers every language by its own name, and marks the current one', () => {
  renderInLanguage(<LanguageChoice languages={storyLanguages('en')} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['ภาษาไทย', 'English']);
  expect(links.map((link) => link.getAttribute('hreflang'))).toEqual(['th', 'en']);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'true']);
});
