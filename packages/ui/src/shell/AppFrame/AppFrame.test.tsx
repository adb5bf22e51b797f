import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPortal } from 'react-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';

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
  it('folds the sidebar by window width until the user chooses', () => {
    const { rerender } = renderInLanguage(<AppFrame {...parts} />);
    expect(frame()?.dataset['state']).toBe('auto');
    rerender(<AppFrame {...parts} folded />);
    expect(frame()?.dataset['state']).toBe('folded');
    rerender(<AppFrame {...parts} folded={false} />);
    expect(frame()?.dataset['state']).toBe('unfolded');
  });

  it('shows a bare page and keeps text typed on it', async () => {
    const { rerender } = renderInLanguage(<AppFrame {...parts} />);
    await userEvent.type(screen.getByRole('textbox'), 'koi');
    rerender(<AppFrame {...parts} bare />);
    expect(document.body.textContent).toBe('');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('koi');
  });

  it('marks a filled page and keeps its state when this changes', async () => {
    const { rerender } = renderInLanguage(<AppFrame {...parts} />);
    await userEvent.type(screen.getByRole('textbox'), 'koi');
    rerender(<AppFrame {...parts} filled footer={null} />);
    expect(frame()?.dataset['filled']).toBe('true');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('koi');
  });

  it('starts with a link that skips header and menu', () => {
    renderInLanguage(<AppFrame {...parts} />);
    expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('#content');
    expect(screen.getByRole('main').id).toBe('content');
  });

  describe('while the user types', () => {
    const isTyping = () => document.documentElement.hasAttribute('data-typing');
    const focus = (name: string) => act(() => screen.getByLabelText(name).focus());

    it('marks the document, for bars in the place of the on-screen keyboard', () => {
      renderInLanguage(<AppFrame {...parts} />);
      expect(isTyping()).toBe(false);
      focus('Field');
      expect(isTyping()).toBe(true);
      act(() => screen.getByLabelText('Field').blur());
      expect(isTyping()).toBe(false);
    });

    it('detects a field that was focused before hydration', () => {
      document.body.innerHTML =
        '<div id="page" data-component="app-frame"><input aria-label="Field"></div>';
      screen.getByLabelText('Field').focus();
      renderInLanguage(<AppFrame {...parts}>{undefined}</AppFrame>);
      expect(isTyping()).toBe(true);
      document.body.innerHTML = '';
    });

    it('ends when the focused field is removed from the DOM', async () => {
      const { rerender } = renderInLanguage(<AppFrame {...parts} />);
      focus('Field');
      rerender(<AppFrame {...parts}>Sent</AppFrame>);
      await vi.waitFor(() => expect(isTyping()).toBe(false));
    });

    it('ignores checkboxes, read-only fields and fields of overlays', () => {
      renderInLanguage(
        <AppFrame {...parts}>
          <input type="checkbox" aria-label="Box" />
          <input readOnly aria-label="Fixed" />
          {createPortal(<input aria-label="Over" />, document.body)}
        </AppFrame>,
      );
      for (const name of ['Box', 'Fixed', 'Over']) {
        focus(name);
        expect([name, isTyping()]).toEqual([name, false]);
      }
    });
  });
});
