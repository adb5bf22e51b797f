import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { OfflineBar } from './OfflineBar.tsx';

afterEach(cleanup);

it('is mounted and empty while online, so that a later message is announced', () => {
  renderInLanguage(<OfflineBar offline={false} />);
  expect(screen.getByRole('status').textContent).toBe('');
});

it('shows a message while offline', () => {
  renderInLanguage(<OfflineBar offline />);
  expect(screen.getByRole('status').textContent).toContain('offline');
});
