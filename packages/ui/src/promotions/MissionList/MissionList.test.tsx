import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { MissionList } from './MissionList.tsx';

afterEach(cleanup);

it('offers a retry after a failed load, and does not call it empty', () => {
  const onRetry = vi.fn();
  renderInLanguage(<MissionList state="error" onRetry={onRetry} />);
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(document.body.textContent).not.toContain('No missions');
});

it('keeps earned rewards below the note of protection', () => {
  renderInLanguage(
    <MissionList state="protected" onRetry={() => {}}>
      <p>earned</p>
    </MissionList>,
  );
  expect(document.body.textContent).toContain('A limit or break you set applies');
  expect(screen.getByRole('listitem').textContent).toBe('earned');
});

it('is busy while it loads, without an empty list', () => {
  renderInLanguage(<MissionList state="loading" onRetry={() => {}} />);
  expect(document.querySelector('[aria-busy=true]')).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});
