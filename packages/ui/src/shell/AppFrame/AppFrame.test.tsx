import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { AppFrame, type AppFrameProps } from './AppFrame.tsx';

afterEach(cleanup);

const parts: AppFrameProps = {
  header: <header>Bar</header>,
  subheader: 'Search',
  sidebar: 'Sidebar',
  tabBar: 'Tabs',
  footer: 'Footer',
  children: <input aria-label="Field" />,
};
const frame = () => document.querySelector<HTMLElement>('[data-component=app-frame]');

describe('AppFrame', () => {
  it('lets the width of the window fold the sidebar until somebody chooses', () => {
    const { rerender } = renderInLanguage(<AppFrame {...parts} />);
    expect(frame()?.dataset['state']).toBe('auto');
    rerender(<AppFrame {...parts} folded />);
    expect(frame()?.dataset['state']).toBe('folded');
    rerender(<AppFrame {...parts} folded={false} />);
    expect(frame()?.dataset['state']).toBe('unfolded');
  });

  it('shows a page alone, and loses nothing that was typed on it', async () => {
    const { rerender } = renderInLanguage(<AppFrame {...parts} />);
    await userEvent.type(screen.getByRole('textbox'), 'koi');
    rerender(<AppFrame {...parts} bare />);
    expect(document.body.textContent).toBe('');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('koi');
  });

  it('says which page fills it, and loses nothing of it when that begins or ends', async () => {
    const { rerender } = renderInLanguage(<AppFrame {...parts} />);
    await userEvent.type(screen.getByRole('textbox'), 'koi');
    rerender(<AppFrame {...parts} filled footer={null} />);
    expect(frame()?.dataset['filled']).toBe('true');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('koi');
  });

  it('leads past header and menu by its first link', () => {
    renderInLanguage(<AppFrame {...parts} />);
    expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('#content');
    expect(screen.getByRole('main').id).toBe('content');
  });
});
