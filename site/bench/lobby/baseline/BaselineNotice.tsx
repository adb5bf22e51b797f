import { useEffect, useSyncExternalStore } from 'react';
import { Sign } from './Sign.tsx';

interface Notice {
  readonly id: number;
  readonly text: string;
  /** Undo action of the notice. */
  readonly undo: (() => void) | undefined;
}

const STAY_MS = 5_000;
let shown: Notice | null = null;
const listeners = new Set<() => void>();

function show(notice: Notice | null) {
  shown = notice;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows one notice at a time. The next one replaces it. */
export function say(text: string, undo?: () => void) {
  show({ id: (shown?.id ?? 0) + 1, text, undo });
}

export function BaselineNotice() {
  const notice = useSyncExternalStore(subscribe, () => shown);
  useEffect(() => {
    if (!notice) return undefined;
    const timer = setTimeout(() => show(null), STAY_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  return (
    <ol className="notices" aria-live="polite">
      {notice && (
        <li key={notice.id} className="notice" data-component="toast">
          <Sign />
          <span>{notice.text}</span>
          {notice.undo && (
            <button type="button" onClick={notice.undo}>
              เลิกทำ
            </button>
          )}
          <button type="button" aria-label="ปิด" onClick={() => show(null)}>
            <Sign />
          </button>
        </li>
      )}
    </ol>
  );
}
