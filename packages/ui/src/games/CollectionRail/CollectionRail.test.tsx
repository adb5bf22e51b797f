import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { CollectionRail } from './CollectionRail.tsx';

afterEach(cleanup);

it('shows a cover that two games share once, and at most three', () => {
  const covers = ['/owl.svg', '/owl.svg', '/crab.svg', '/ball.svg', '/tiger.svg'];
  const tile = { id: 'hot', name: 'Hot', text: 'Often played.', href: '/list/hot', total: 5 };
  renderInLanguage(
    <CollectionRail
      title="Collections"
      state={{ status: 'ready', collections: [{ ...tile, covers }] }}
    />,
  );
  const shown = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(shown).toEqual(['/owl.svg', '/crab.svg', '/ball.svg']);
});
