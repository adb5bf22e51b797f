import { button, element } from '../../pages/element.ts';
import { type LedgerPage, controlApi } from './controlApi.ts';
import { baht, dateOf, inWords, signedBaht, timeOf } from './format.ts';
import { icon } from './icons.ts';
import {
  type SectionView,
  actionButton,
  choice,
  emptyState,
  labelled,
  sayTrouble,
} from './parts.ts';
import type { Store } from './store.ts';

type Entry = LedgerPage['entries'][number];

/** Entries of one account, newest first, with their sum. */
export function ledgerSection(store: Store): SectionView {
  const owners = [
    ...store.state().members.map(({ id, username, name }) => ({
      value: id,
      label: `${username} · ${name}`,
    })),
    { value: 'house', label: 'Operator' },
  ];
  const picker = choice(owners);
  const accounts = element('div', { class: 'chips', role: 'group', 'aria-label': 'Account' });
  const summary = element('div', { class: 'card summary', 'aria-live': 'polite' });
  const days = element('div', { class: 'days' });
  const more = actionButton('Show older entries', () => load(account, shown));
  let account: string | undefined;
  let shown = 0;

  async function load(wanted: string | undefined, skip: number): Promise<void> {
    const owner = picker.value;
    const page = await controlApi.ledger({
      owner,
      skip: String(skip),
      ...(wanted !== undefined && { account: wanted }),
    });
    // Another member was selected in the meantime.
    if (owner !== picker.value) return;
    if (skip === 0) days.replaceChildren();
    account = page.account;
    shown = skip + page.entries.length;
    showAccounts(page);
    summary.replaceChildren(...summaryOf(page));
    summary.hidden = false;
    addEntries(days, page.entries);
    if (page.count === 0) {
      days.replaceChildren(emptyState('No entries', 'No money has moved on this account yet.'));
    }
    more.hidden = shown >= page.count;
  }

  function showAccounts(page: LedgerPage): void {
    accounts.hidden = page.accounts.length < 2;
    accounts.replaceChildren(
      ...page.accounts.map((id) =>
        button(
          { class: 'chip', 'aria-pressed': String(id === page.account) },
          () => void load(id, 0).catch(sayTrouble),
          inWords(id.startsWith('house:') ? id.slice('house:'.length) : id.replace(/:.*/, '')),
        ),
      ),
    );
  }

  picker.addEventListener('change', () => {
    history.replaceState(null, '', `#ledger/${picker.value}`);
    void load(undefined, 0).catch(sayTrouble);
  });
  for (const each of [accounts, summary, more]) each.hidden = true;

  const reload = actionButton('Reload', () => load(account, 0), { name: 'reset' });
  return {
    root: element(
      'div',
      {},
      element('div', { class: 'row end' }, labelled('Account of', picker), reload),
      accounts,
      summary,
      days,
      more,
    ),
    open(rest) {
      if (owners.some(({ value }) => value === rest)) picker.value = rest;
      void load(undefined, 0).catch(sayTrouble);
    },
  };
}

function summaryOf({ balance, sum, total, count }: LedgerPage): Node[] {
  const isRight = balance === sum && total === 0;
  const verdict = isRight
    ? `Correct: the sum of the ${count} entries is ${baht(sum)}, and the sum of all accounts is ${baht(total)}.`
    : `Incorrect: the sum of the entries is ${baht(sum)}, and the sum of all accounts is ${baht(total)}.`;
  return [
    element(
      'p',
      { class: 'amount' },
      element('span', { class: 'figure large' }, baht(balance)),
      element('span', { class: 'muted' }, ' baht'),
    ),
    element(
      'p',
      { class: 'verdict', 'data-tone': isRight ? 'success' : 'danger' },
      icon(isRight ? 'check' : 'faults'),
      element('span', {}, verdict),
    ),
  ];
}

function addEntries(days: HTMLElement, entries: readonly Entry[]): void {
  for (const entry of entries) {
    const date = dateOf(entry.time);
    const last = days.lastElementChild;
    const day =
      last instanceof HTMLElement && last.dataset['date'] === date ? last : newDay(days, date);
    day.querySelector('ol')?.append(entryRow(entry));
  }
}

function newDay(days: HTMLElement, date: string): HTMLElement {
  const day = element(
    'section',
    { 'data-date': date },
    element('h2', { class: 'day' }, date),
    element('ol', { class: 'entries card' }),
  );
  days.append(day);
  return day;
}

function entryRow({ time, kind, reference, other, amount, after }: Entry): HTMLElement {
  return element(
    'li',
    { class: 'entry' },
    element('span', { class: 'entry-kind' }, inWords(kind)),
    element(
      'span',
      { class: 'figure entry-amount', 'data-tone': amount < 0 ? 'danger' : 'success' },
      signedBaht(amount),
    ),
    element('span', { class: 'muted small' }, `${timeOf(time)} · ${other} · ${reference}`),
    element('span', { class: 'figure muted small entry-after' }, baht(after)),
  );
}
