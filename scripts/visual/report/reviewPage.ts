// The script of the report page. It is bundled into the page, which opens from disk and uses no network.
import { drawBar, drawCommand, drawEntry, drawHelp, drawList } from './drawPage.ts';
import type { ReportData } from './reportData.ts';
import { type ReviewAction, acceptCommand, actionOf, begin, review } from './reviewState.ts';

const MEMORY = 'visual-review-marked';

function part<Found extends HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

function remembered(): string[] {
  try {
    return JSON.parse(localStorage.getItem(MEMORY) ?? '[]') as string[];
  } catch {
    // Some browsers have no storage for a page from disk.
    return [];
  }
}

const data = JSON.parse(part('#data').textContent ?? '') as ReportData;
const search = part<HTMLInputElement>('#search');
const help = part<HTMLDialogElement>('#help');
let state = begin(data.entries, remembered());
let held = false;

function draw(): void {
  const entry = data.entries.find(({ key }) => key === state.at);
  const view = held ? (state.view === 'before' ? 'after' : 'before') : state.view;
  part('#bar').replaceChildren(...drawBar(data, state, act));
  part('#list').replaceChildren(...drawList(data, state, act));
  part('#entry').replaceChildren(...drawEntry(entry, data, { ...state, view }, act));
  part('#command').replaceChildren(...drawCommand(data, state, copy));
  part('[aria-current=true], #list').scrollIntoView?.({ block: 'nearest' });
  if (state.help && !help.open) help.showModal();
  if (!state.help && help.open) help.close();
}

function act(action: ReviewAction): void {
  state = review(state, action, data.entries);
  try {
    localStorage.setItem(MEMORY, JSON.stringify([...state.marked]));
  } catch {
    // Then the marks are lost when the page is closed.
  }
  draw();
}

function copy(): void {
  const command = acceptCommand(state.marked, data.entries);
  if (command) void navigator.clipboard?.writeText(command);
}

/** Enter keeps the search, Escape clears it. */
function leaveSearch(event: KeyboardEvent): void {
  if (event.key !== 'Enter' && event.key !== 'Escape') return;
  event.preventDefault();
  search.blur();
  if (event.key === 'Enter') return;
  search.value = '';
  act({ type: 'search', text: '' });
}

function hold(down: boolean): void {
  if (held === down) return;
  held = down;
  draw();
}

document.addEventListener('keydown', (event) => {
  if (event.metaKey || event.ctrlKey || event.altKey) return;
  if (event.target === search) {
    leaveSearch(event);
    return;
  }
  if (event.target instanceof HTMLInputElement && event.key.startsWith('Arrow')) return;
  if (event.key === '/') search.focus();
  else if (event.key === ' ') hold(true);
  else if (event.key === 'y') copy();
  else {
    const action = actionOf(event.key);
    if (!action) return;
    act(action);
  }
  event.preventDefault();
});
document.addEventListener('keyup', (event) => {
  if (event.key === ' ') hold(false);
});
globalThis.addEventListener('blur', () => hold(false));
search.addEventListener('input', () => act({ type: 'search', text: search.value }));
help.addEventListener('close', () => act({ type: 'help', open: false }));
help.append(...drawHelp());

const warning = part('#warning');
warning.hidden = data.warning === null;
warning.textContent = data.warning;
draw();
