import { drawPictures } from './drawPictures.ts';
import { element } from './element.ts';
import type { ReportData, ReportEntry } from './reportData.ts';
import {
  type Filter,
  type ReviewAction,
  type ReviewState,
  type View,
  acceptCommand,
  listed,
} from './reviewState.ts';

type Act = (action: ReviewAction) => void;

const FILTERS: readonly (readonly [Filter, string, string])[] = [
  ['changed', 'Changed', 'c'],
  ['new', 'New', 'n'],
  ['removed', 'Removed', 'r'],
  ['failed', 'Failed', 'f'],
  ['marked', 'Marked', 'm'],
];
const VIEWS: readonly (readonly [View, string, string])[] = [
  ['side', 'Side by side', '0'],
  ['before', 'Before', '1'],
  ['after', 'After', '2'],
  ['difference', 'Difference', '3'],
  ['slide', 'Slide', '4'],
];
const HELP: readonly (readonly [string, string])[] = [
  ['j  ↓  →', 'next picture'],
  ['k  ↑  ←', 'previous picture'],
  ['1  2  3  4', 'before, after, difference, slide; press again: side by side'],
  ['Space', 'hold: toggle before and after'],
  ['a', 'mark to accept; press again: unmark'],
  ['Shift a', 'mark all listed pictures'],
  ['c  n  r  f  m', 'only changed, new, removed, failed, marked'],
  ['e', 'hide rendering differences'],
  ['/', 'search; Enter keeps it, Escape clears it'],
  ['z', 'original size or scaled to the page'],
  ['y', 'copy the command that accepts the marked pictures'],
  ['?', 'this list; Escape closes it'],
];

const key = (name: string) => element('kbd', { 'aria-hidden': 'true' }, [name]);

function choice(pressed: boolean, words: string, hint: string, onclick: () => void, kind?: string) {
  const attributes = { type: 'button', class: 'choice', 'aria-pressed': String(pressed) };
  return element('button', { ...attributes, 'data-kind': kind, onclick }, [words, key(hint)]);
}

/** The summary at the top: what differs, and how much of it is listed. */
export function drawBar(data: ReportData, state: ReviewState, act: Act): HTMLElement[] {
  const number = (filter: Filter) =>
    filter === 'marked' ? state.marked.size : filter === 'all' ? 0 : data.counts[filter];
  const filters = FILTERS.filter(([filter]) => number(filter) > 0 || filter === 'marked');
  return [
    element('h1', {}, ['Visual review']),
    element(
      'div',
      { class: 'row', role: 'group', 'aria-label': 'Filter' },
      filters.map(([filter, words, hint]) =>
        choice(
          state.filter === filter,
          `${number(filter)} ${words.toLowerCase()}`,
          hint,
          () => act({ type: 'filter', filter }),
          filter,
        ),
      ),
    ),
    element('span', { class: 'quiet' }, [`${data.counts.same} the same`]),
    choice(state.withoutRendering, 'Hide rendering differences', 'e', () =>
      act({ type: 'rendering' }),
    ),
    choice(state.help, 'Keys', '?', () => act({ type: 'help', open: !state.help })),
  ];
}

/** The list at the side, by component. */
export function drawList(data: ReportData, state: ReviewState, act: Act): HTMLElement[] {
  let title = '';
  return listed(state, data.entries).flatMap((entry) => {
    const heading = entry.title === title ? [] : [element('h2', {}, [entry.title])];
    title = entry.title;
    const button = element(
      'button',
      {
        type: 'button',
        class: 'entry',
        'aria-current': entry.key === state.at ? 'true' : undefined,
        'data-kind': entry.status,
        onclick: () => act({ type: 'go', key: entry.key }),
      },
      [
        element('span', { class: 'dot', title: entry.status }),
        element('span', { class: 'name' }, [entry.name]),
        element('span', { class: 'quiet' }, [entry.mode]),
        element('span', { class: 'check', title: 'Marked' }, [
          state.marked.has(entry.key) ? '✓' : '',
        ]),
      ],
    );
    return [...heading, button];
  });
}

/** The selected picture, with its details. */
export function drawEntry(
  entry: ReportEntry | undefined,
  data: ReportData,
  state: ReviewState,
  act: Act,
): HTMLElement[] {
  if (!entry) {
    const words = data.entries.length === 0 ? 'No differences.' : 'No picture matches this filter.';
    return [element('p', { class: 'nothing' }, [words])];
  }
  const marked = state.marked.has(entry.key);
  return [
    element('header', {}, [
      element('div', {}, [
        element('p', { class: 'quiet' }, [entry.title]),
        element('h2', {}, [entry.name, element('code', {}, [entry.mode])]),
        element('p', {}, [
          element('span', { class: 'status', 'data-kind': entry.status }, [entry.status]),
          ` ${entry.note}`,
        ]),
        element('p', { class: 'quiet' }, [
          entry.link &&
            element('a', { href: entry.link, target: 'workshop' }, ['Open in Storybook']),
          entry.file && ` ${entry.file}`,
        ]),
      ]),
      choice(marked, marked ? 'Marked' : 'Mark to accept', 'a', () => act({ type: 'mark' })),
    ]),
    element('div', { class: 'row', role: 'group', 'aria-label': 'View' }, [
      ...VIEWS.map(([view, words, hint]) =>
        choice(state.view === view, words, hint, () => act({ type: 'view', view })),
      ),
      choice(state.ownSize, 'Original size', 'z', () => act({ type: 'size' })),
    ]),
    drawPictures(entry, state.view, state.ownSize),
  ];
}

/** The bar at the bottom: the command that accepts the marked pictures. */
export function drawCommand(data: ReportData, state: ReviewState, copy: () => void): HTMLElement[] {
  const command = acceptCommand(state.marked, data.entries);
  if (!command) {
    return [
      element('span', { class: 'quiet' }, ['Mark the intended changes, then accept them:']),
      key('a'),
    ];
  }
  return [element('code', { class: 'command' }, [command]), choice(false, 'Copy', 'y', copy)];
}

/** The list of keyboard shortcuts. */
export function drawHelp(): HTMLElement[] {
  return [
    element('h2', {}, ['Keys']),
    element(
      'dl',
      {},
      HELP.flatMap(([keys, words]) => [
        element('dt', {}, keys.split('  ').map(key)),
        element('dd', {}, [words]),
      ]),
    ),
  ];
}
