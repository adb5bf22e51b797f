import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { MenuRow } from './MenuRow.tsx';
import { MenuRows } from './MenuRows.tsx';

afterEach(cleanup);

describe('MenuRows', () => {
  it('renders links and actions under its title', async () => {
    const pressed = vi.fn();
    render(
      <MenuRows title="Account">
        <MenuRow icon={glyphs.user} label="Profile" href="/profile" />
        <MenuRow icon={glyphs.logout} label="Log out" onClick={pressed} />
      </MenuRows>,
    );
    expect(screen.getByRole('region', { name: 'Account' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Profile' }).getAttribute('href')).toBe('/profile');
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('ignores presses while an action is pending', async () => {
    const pressed = vi.fn();
    render(
      <MenuRows title="Account">
        <MenuRow icon={glyphs.link} label="Connect" busy onClick={pressed} />
      </MenuRows>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Connect' }));
    expect(pressed).not.toHaveBeenCalled();
  });
});
