/** The states of a document that can be undone and done again. */
export interface History<State> {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
  /** Changes with the same mark in a row are one step: dragging through a colour picker is undone at once. */
  readonly mark: string | null;
}

/** What can happen to a history. */
export type HistoryEvent<State> =
  | { type: 'change'; state: State; mark: string | null }
  | { type: 'undo' }
  | { type: 'redo' };

const LONGEST = 200;

/** A history that begins with a state. */
export const historyOf = <State>(present: State): History<State> => ({
  past: [],
  present,
  future: [],
  mark: null,
});

/** The history after an event. An event that changes nothing returns the same object. */
export function nextHistory<State>(
  history: History<State>,
  event: HistoryEvent<State>,
): History<State> {
  const { past, present, future, mark } = history;
  switch (event.type) {
    case 'change': {
      if (event.state === present) return history;
      const joins = event.mark !== null && event.mark === mark;
      return {
        past: joins ? past : [...past, present].slice(-LONGEST),
        present: event.state,
        future: [],
        mark: event.mark,
      };
    }
    case 'undo': {
      const before = past.at(-1);
      if (past.length === 0 || before === undefined) return history;
      return { past: past.slice(0, -1), present: before, future: [present, ...future], mark: null };
    }
    case 'redo': {
      const [after, ...rest] = future;
      if (future.length === 0 || after === undefined) return history;
      return { past: [...past, present], present: after, future: rest, mark: null };
    }
  }
}
