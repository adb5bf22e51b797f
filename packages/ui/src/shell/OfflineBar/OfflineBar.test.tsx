import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { OfflineBar } from './OfflineBar.tsx';

afterEach(cleanup);

it('is there and silent with a network, so that what comes later is read aloud', () => {
  renderInLanguage(<OfflineBar offline={false} />);
  expect(screen.getByRole('status').textContent).toBe('');
});

it('says so without one', () => {
  renderInLanguage(<OfflineBar offline />);
  expect(screen.getByRole('status').textContent).toContain('offline');
});
