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

  describe('with a second press on the view after', () => {
    const button = () => screen.getByRole('button');
    const tap = () => {
      fireEvent.pointerDown(button(), { pointerType: 'touch' });
      fireEvent.click(button(), { detail: 1 });
    };
    const click = (detail: number) => {
      fireEvent.pointerDown(button(), { pointerType: 'mouse' });
      fireEvent.click(button(), { detail });
    };
    /** Presses `first` in one view, and `second` in the next one after `wait` ms; answers which views were pressed. */
    const pressed = (first: () => void, wait: number, second: () => void) => {
      vi.useFakeTimers({ toFake: ['performance'] });
      const views: string[] = [];
      const view = (name: string) => (
        <ActionBar key={name}>
          <button onClick={() => views.push(name)}>{name}</button>
        </ActionBar>
      );
      const { rerender } = render(view('Amount'));
      // What an earlier test pressed is long ago.
      vi.advanceTimersByTime(1000);
      first();
      rerender(view('Review'));
      vi.advanceTimersByTime(wait);
      second();
      vi.useRealTimers();
      return views;
    };

    it('drops the second half of a double tap and of a double click', () => {
      expect(pressed(tap, 100, tap)).toEqual(['Amount']);
      cleanup();
      expect(
        pressed(
          () => click(1),
          100,
          () => click(2),
        ),
      ).toEqual(['Amount']);
    });

    it('keeps a later tap, a single click, the keyboard, and more taps on one view', () => {
      for (const [first, wait, second] of [
        [tap, 300, tap],
        [() => click(1), 100, () => click(1)],
        [tap, 100, () => fireEvent.click(button())],
      ] as const) {
        expect(pressed(first, wait, second)).toEqual(['Amount', 'Review']);
        cleanup();
      }
      // In the same view the button has a lock of its own.
      expect(
        pressed(tap, 300, () => {
          tap();
          tap();
        }),
      ).toEqual(['Amount', 'Review', 'Review']);
    });
  });
});
