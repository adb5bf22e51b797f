import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { IconButton } from './IconButton.tsx';
import * as glyphs from '../Icon/glyphs.ts';

afterEach(cleanup);

describe('IconButton', () => {
  it('gets its name only from its label, also while loading', () => {
    const { rerender } = render(<IconButton icon={glyphs.close} label="Close" />);
    expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
    rerender(<IconButton icon={glyphs.close} label="Close" loading />);
    expect(screen.getByRole('button', { name: 'Close' }).getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('is pressed by Enter and Space', async () => {
    const user = userEvent.setup();
    const onClick = vi.fn();
    render(<IconButton icon={glyphs.close} label="Close" onClick={onClick} />);
    await user.tab();
    await user.keyboard('{Enter} ');
    expect(onClick).toHaveBeenCalledTimes(2);
  });
});
