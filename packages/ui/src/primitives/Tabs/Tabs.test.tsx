import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { Tabs } from './Tabs.tsx';

const items = [
  { value: 'deposit', label: 'Deposit', content: 'channels' },
  { value: 'withdraw', label: 'Withdraw', content: 'account', disabled: true },
  { value: 'history', label: 'History', content: 'list' },
];

function Chosen() {
  const [value, setValue] = useState('deposit');
  return <Tabs label="Wallet" items={items} value={value} onValueChange={setValue} />;
}

const tab = (name: string) => screen.getByRole('tab', { name });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('Tabs', () => {
  it('moves the selection with the arrow keys, skips disabled tabs and wraps around', async () => {
    const user = userEvent.setup();
    render(<Chosen />);
    await user.tab();
    expect(document.activeElement).toBe(tab('Deposit'));
    await user.keyboard('{ArrowRight}');
    expect(tab('History').getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{ArrowRight}');
    expect(tab('Deposit').getAttribute('aria-selected')).toBe('true');
  });

  it('renders only the selected panel, labelled by its tab', async () => {
    render(<Chosen />);
    await userEvent.setup().click(tab('History'));
    expect(screen.getByRole('tabpanel', { name: 'History' }).textContent).toBe('list');
    expect(screen.queryByText('channels')).toBeNull();
  });

  it('keeps text typed in an opened panel, hidden, with keepMounted', async () => {
    const user = userEvent.setup();
    const kept = items.map((item) => ({ ...item, content: <input aria-label={item.value} /> }));
    function Kept() {
      const [value, setValue] = useState('deposit');
      return (
        <Tabs label="Wallet" keepMounted items={kept} value={value} onValueChange={setValue} />
      );
    }
    render(<Kept />);
    await user.type(screen.getByRole('textbox', { name: 'deposit' }), '500');
    expect(screen.queryByLabelText('history')).toBeNull();
    await user.click(tab('History'));
    expect(screen.getAllByRole('textbox').map((field) => field.ariaLabel)).toEqual(['history']);
    await user.click(tab('Deposit'));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('500');
  });

  it('scrolls the selected tab to the middle of its list, without animation initially', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(500);
    const scrolled = vi.fn();
    Object.defineProperty(Element.prototype, 'scrollTo', { value: scrolled, configurable: true });
    render(<Chosen />);
    expect(scrolled.mock.calls).toEqual([[{ left: 400, behavior: 'instant' }]]);
    await userEvent.setup().click(tab('History'));
    expect(scrolled).toHaveBeenLastCalledWith({ left: 400, behavior: 'smooth' });
    Reflect.deleteProperty(Element.prototype, 'scrollTo');
  });

  it('keeps the selected tab visible when another tab is added', () => {
    const scrolled = vi.fn();
    Object.defineProperty(Element.prototype, 'scrollTo', { value: scrolled, configurable: true });
    const tabs = (count: number) => (
      <Tabs label="Wallet" items={items.slice(-count)} value="history" onValueChange={vi.fn()} />
    );
    const { rerender } = render(tabs(2));
    expect(scrolled).toHaveBeenCalledTimes(1);
    rerender(tabs(2));
    expect(scrolled).toHaveBeenCalledTimes(1);
    rerender(tabs(3));
    expect(scrolled).toHaveBeenCalledTimes(2);
    Reflect.deleteProperty(Element.prototype, 'scrollTo');
  });
});
