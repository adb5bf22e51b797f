import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { HighlightStrip } from './HighlightStrip.tsx';

afterEach(cleanup);

it('has an item for each card that is there, and adapts to their number', () => {
  render(
    <HighlightStrip label="On now">
      <p>one</p>
      {null}
      {false}
      <p>two</p>
    </HighlightStrip>,
  );
  const row = screen.getByRole('list');
  expect(screen.getByRole('region', { name: 'On now' }).contains(row)).toBe(true);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(row.dataset['count']).toBe('2');
});

it('has skeletons that no one can reach while it loads', () => {
  render(
    <HighlightStrip label="On now" shapes={2}>
      <a href="#card">card</a>
    </HighlightStrip>,
  );
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('region').getAttribute('aria-busy')).toBe('true');
});
