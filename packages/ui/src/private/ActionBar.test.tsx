import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { Tabs } from '../primitives/Tabs/Tabs.tsx';
import { ActionBar } from './ActionBar.tsx';
import { docksAction } from './pageMarks.css.ts';

afterEach(cleanup);

const docking = () =>
  [...document.getElementsByClassName(docksAction)].map((bar) => bar.textContent);

describe('ActionBar', () => {
  it('docks only the action of the shown tab, while the other tab stays mounted', () => {
    const tabs = (value: string) => (
      <Tabs
        label="Wallet"
        value={value}
        onValueChange={() => undefined}
        keepMounted
        items={['Deposit', 'Withdraw', 'Plain'].map((label) => ({
          value: label,
          label,
          content: label === 'Plain' ? 'Nothing to do' : <ActionBar>{label}</ActionBar>,
        }))}
      />
    );
    const { rerender } = render(tabs('Deposit'));
    expect(docking()).toEqual(['Deposit']);
    rerender(tabs('Withdraw'));
    expect(docking()).toEqual(['Withdraw']);
    rerender(tabs('Plain'));
    expect(docking()).toEqual([]);
  });

  it('docks no secondary action', () => {
    render(<ActionBar main={false}>Send again</ActionBar>);
    expect(docking()).toEqual([]);
  });

  it('drops the second tap of a double tap on the view before, and no other', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const pressed = vi.fn<(view: string) => void>();
    const view = (name: string) => (
      <ActionBar key={name}>
        <button onClick={() => pressed(name)}>{name}</button>
      </ActionBar>
    );
    const press = () => fireEvent.click(screen.getByRole('button'));
    const { rerender } = render(view('Amount'));
    press();
    rerender(view('Review'));
    vi.advanceTimersByTime(100);
    press();
    expect(pressed.mock.calls).toEqual([['Amount']]);
    vi.advanceTimersByTime(300);
    press();
    expect(pressed.mock.calls).toEqual([['Amount'], ['Review']]);
    // In the same view the button has a lock of its own.
    press();
    expect(pressed).toHaveBeenCalledTimes(3);
    vi.useRealTimers();
  });
});
