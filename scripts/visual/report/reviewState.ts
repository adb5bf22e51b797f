import type { ReportEntry } from './reportData.ts';

/** How pictures are displayed. */
export type View = 'side' | 'before' | 'after' | 'difference' | 'slide';
/** Which pictures are listed. */
export type Filter = 'all' | ReportEntry['status'] | 'marked';

/** The state of the review. */
export interface ReviewState {
  filter: Filter;
  search: string;
  /** Hides pictures with rendering differences only. */
  withoutRendering: boolean;
  /** Key of the selected picture. */
  at: string | null;
  view: View;
  /** Pictures at their original size instead of scaled to the page. */
  ownSize: boolean;
  /** Keys of the pictures to accept. */
  marked: ReadonlySet<string>;
  help: boolean;
}

/** An action of a key or a click. */
export type ReviewAction =
  | { type: 'step'; by: number }
  | { type: 'edge'; end: 'first' | 'last' }
  | { type: 'go'; key: string }
  | { type: 'view'; view: View }
  | { type: 'mark' }
  | { type: 'markListed' }
  | { type: 'filter'; filter: Filter }
  | { type: 'search'; text: string }
  | { type: 'size' }
  | { type: 'rendering' }
  | { type: 'help'; open: boolean };

/** The initial state: the first picture, side by side. */
export function begin(entries: readonly ReportEntry[], marked: readonly string[]): ReviewState {
  const known = marked.filter((key) => entries.some((entry) => entry.key === key));
  return {
    filter: 'all',
    search: '',
    withoutRendering: false,
    at: entries[0]?.key ?? null,
    view: 'side',
    ownSize: false,
    marked: new Set(known),
    help: false,
  };
}

/** The pictures that match filter and search. */
export function listed(state: ReviewState, entries: readonly ReportEntry[]): ReportEntry[] {
  const words = state.search.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    const text = `${entry.key} ${entry.title} ${entry.name}`.toLowerCase();
    return (
      (state.filter === 'all' ||
        (state.filter === 'marked'
          ? state.marked.has(entry.key)
          : entry.status === state.filter)) &&
      !(state.withoutRendering && entry.rendering) &&
      words.every((word) => text.includes(word))
    );
  });
}

/** The next state. The selected picture is always one of the listed ones. */
export function review(
  state: ReviewState,
  action: ReviewAction,
  entries: readonly ReportEntry[],
): ReviewState {
  const next = applied(state, action, entries);
  const shown = listed(next, entries);
  const stays = shown.some(({ key }) => key === next.at);
  return stays ? next : { ...next, at: shown[0]?.key ?? null };
}

function applied(
  state: ReviewState,
  action: ReviewAction,
  entries: readonly ReportEntry[],
): ReviewState {
  const shown = listed(state, entries);
  switch (action.type) {
    case 'step': {
      const place = shown.findIndex(({ key }) => key === state.at) + action.by;
      return { ...state, at: shown[Math.max(0, Math.min(place, shown.length - 1))]?.key ?? null };
    }
    case 'edge':
      return { ...state, at: shown.at(action.end === 'first' ? 0 : -1)?.key ?? null };
    case 'go':
      return { ...state, at: action.key };
    case 'view':
      return { ...state, view: state.view === action.view ? 'side' : action.view };
    case 'mark':
      return state.at === null ? state : { ...state, marked: toggled(state.marked, [state.at]) };
    case 'markListed': {
      const keys = shown.filter(isAcceptable).map(({ key }) => key);
      return { ...state, marked: toggled(state.marked, keys) };
    }
    case 'filter':
      return { ...state, filter: state.filter === action.filter ? 'all' : action.filter };
    case 'search':
      return { ...state, search: action.text };
    case 'size':
      return { ...state, ownSize: !state.ownSize };
    case 'rendering':
      return { ...state, withoutRendering: !state.withoutRendering };
    case 'help':
      return { ...state, help: action.open };
  }
}

function toggled(marked: ReadonlySet<string>, keys: readonly string[]): ReadonlySet<string> {
  const all = keys.every((key) => marked.has(key));
  return new Set(all ? [...marked].filter((key) => !keys.includes(key)) : [...marked, ...keys]);
}

/** A failed story cannot be accepted. */
function isAcceptable({ status }: Pick<ReportEntry, 'status'>): boolean {
  return status !== 'failed';
}

/** The command that accepts the marked pictures, or null when there are none. */
export function acceptCommand(
  marked: ReadonlySet<string>,
  entries: readonly ReportEntry[],
): string | null {
  const keys = entries.filter((entry) => isAcceptable(entry) && marked.has(entry.key));
  if (keys.length === 0) return null;
  const everything = keys.length === entries.filter(isAcceptable).length;
  const names = everything ? [] : keys.map(({ key }) => key);
  return ['npm run visual -- --accept', ...names].join(' ');
}

const KEYS: Readonly<Record<string, ReviewAction>> = {
  j: { type: 'step', by: 1 },
  ArrowDown: { type: 'step', by: 1 },
  ArrowRight: { type: 'step', by: 1 },
  k: { type: 'step', by: -1 },
  ArrowUp: { type: 'step', by: -1 },
  ArrowLeft: { type: 'step', by: -1 },
  Home: { type: 'edge', end: 'first' },
  End: { type: 'edge', end: 'last' },
  0: { type: 'view', view: 'side' },
  1: { type: 'view', view: 'before' },
  2: { type: 'view', view: 'after' },
  3: { type: 'view', view: 'difference' },
  4: { type: 'view', view: 'slide' },
  a: { type: 'mark' },
  A: { type: 'markListed' },
  c: { type: 'filter', filter: 'changed' },
  n: { type: 'filter', filter: 'new' },
  r: { type: 'filter', filter: 'removed' },
  f: { type: 'filter', filter: 'failed' },
  m: { type: 'filter', filter: 'marked' },
  e: { type: 'rendering' },
  z: { type: 'size' },
  '?': { type: 'help', open: true },
  Escape: { type: 'help', open: false },
};

/** The action of a key, if any. */
export function actionOf(key: string): ReviewAction | undefined {
  return KEYS[key];
}
