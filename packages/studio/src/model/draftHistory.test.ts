import { expect, it } from 'vitest';

import { type History, historyOf, nextHistory } from './draftHistory.ts';

const change = (history: History<string>, state: string, mark: string | null = null) =>
  nextHistory(history, { type: 'change', state, mark });
const undo = (history: History<string>) => nextHistory(history, { type: 'undo' });
const redo = (history: History<string>) => nextHistory(history, { type: 'redo' });

it('undoes and redoes in order', () => {
  const three = change(change(historyOf('a'), 'b'), 'c');
  expect(undo(three).present).toBe('b');
  expect(undo(undo(three)).present).toBe('a');
  expect(redo(undo(undo(three))).present).toBe('b');
  expect(redo(redo(undo(undo(three)))).present).toBe('c');
});

it('changes nothing at either end', () => {
  const start = historyOf('a');
  expect(undo(start)).toBe(start);
  expect(redo(start)).toBe(start);
});

it('joins changes with the same mark in a row', () => {
  const typed = change(change(change(historyOf(''), 'L', 'name'), 'Lo', 'name'), 'red', 'bg');
  expect(undo(typed).present).toBe('Lo');
  expect(undo(undo(typed)).present).toBe('');
});

it('does not join a change after an undo', () => {
  const typed = change(historyOf('a'), 'b', 'name');
  const again = change(undo(change(typed, 'c', 'other')), 'd', 'name');
  expect(undo(again).present).toBe('b');
});

it('forgets what was undone when something else is changed', () => {
  const other = change(undo(change(historyOf('a'), 'b')), 'c');
  expect(redo(other)).toBe(other);
  expect(undo(other).present).toBe('a');
});

it('keeps 200 steps', () => {
  let history = historyOf('0');
  for (let step = 1; step <= 250; step += 1) history = change(history, String(step));
  for (let step = 0; step < 300; step += 1) history = undo(history);
  expect(history.present).toBe('50');
});
