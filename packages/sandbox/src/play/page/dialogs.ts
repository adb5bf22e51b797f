import { button, element } from '../../pages/element.ts';
import { times } from './money.ts';
import type { SlotMachine } from './playApi.ts';
import type { Words } from './words.ts';

/** The texts and buttons of a dialog over the game. */
export interface Notice {
  title: string;
  text: string;
  actions: readonly HTMLElement[];
}

/** A dialog over the game that is closed only with one of its buttons. */
export function noticeDialog({ title, text, actions }: Notice): HTMLDialogElement {
  const dialog = element(
    'dialog',
    { class: 'notice', 'aria-labelledby': 'notice-title' },
    element('h2', { id: 'notice-title' }, title),
    element('p', {}, text),
    element('div', { class: 'notice-actions' }, ...actions),
  );
  dialog.addEventListener('close', () => dialog.remove());
  return dialog;
}

/** The pay table of the symbols. */
export function payDialog(
  words: Words,
  game: string,
  machine: SlotMachine,
  rtp: number,
): HTMLDialogElement {
  const rows = machine.pays.map((pays, symbol) =>
    element(
      'div',
      { class: 'pay' },
      element('img', { src: `/play/art/${game}/symbol-${symbol}.svg`, alt: '' }),
      element('div', {}, ...pays.map((pay, at) => payLine(at + 3, pay)).reverse()),
    ),
  );
  const ways = machine.heights.reduce((product, height) => product * height, 1);
  const count =
    machine.lines.length > 0
      ? `${machine.lines.length} ${words.lines}`
      : `${ways} ${words.waysCount}`;
  const note = machine.lines.length > 0 ? words.paysNote : words.waysNote;
  const dialog = element(
    'dialog',
    { class: 'pays', 'aria-labelledby': 'pays-title' },
    element('h2', { id: 'pays-title' }, words.pays),
    element('p', {}, `${count} · ${words.returns} ${rtp.toFixed(2)}%`),
    element('div', { class: 'pay-list' }, ...rows),
    element('p', { class: 'note' }, note),
  );
  dialog.append(button({ class: 'plain' }, () => dialog.close(), words.close));
  return dialog;
}

function payLine(run: number, pay: number): HTMLElement {
  return element(
    'div',
    { class: 'pay-line' },
    element('span', {}, `${run}×`),
    element('b', {}, times(pay)),
  );
}
