import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { storyTabs } from '../storyNav.ts';
import { TabBar } from './TabBar.tsx';

afterEach(cleanup);

describe('TabBar', () => {
  it('marks the current page, and fills the middle one', () => {
    renderInLanguage(<TabBar items={storyTabs('promotion')} />);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Home',
      'Games',
      'Deposit',
      'Promotions',
      'Menu',
    ]);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
      null,
      null,
      null,
      'page',
      null,
    ]);
    expect(links.map(({ dataset }) => dataset['part'])).toEqual([
      undefined,
      undefined,
      'main',
      undefined,
      undefined,
    ]);
    expect(screen.getByRole('navigation', { name: 'Tab bar' })).toBeTruthy();
  });
});
