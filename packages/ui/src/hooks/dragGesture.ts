/** A drag of this share of the length, or this speed in px/ms at its end, lets go for good. */
const FAR = 0.32;
const FAST = 0.55;
/** Moving back in this fast at the end, in px/ms, is a change of mind, however far it went. */
const BACK = -0.2;
/** The speed is that of the last stretch, in ms: a finger that rests before it lifts has none. */
const STRETCH_MS = 80;
/** Smaller is a tap, in px. */
const TAP = 8;
/** What has not closed by then, in ms, was not allowed to, and comes back. */
const REFUSED_MS = 600;

/** Where a sheet goes when it is dismissed: off the lower edge, or off the left one as a drawer. */
export type DragWay = 'down' | 'left';

interface Sample {
  readonly at: number;
  readonly time: number;
}

/** One drag of a sheet at a time; places in px that grow the way out, time in ms of the events' time stamps. */
export interface DragGesture {
  /** Whether one is under way. */
  readonly active: boolean;
  start(at: number, time: number): void;
  move(at: number, time: number): void;
  /** Lets go; far or fast enough dismisses. */
  end(time: number): void;
  /** Taken away by the browser: the sheet springs back. */
  cancel(): void;
}

/** What a drag moves and tells. */
export interface DragTarget {
  /** The element that moves, by `transform` alone; `data-dragging` stands on it meanwhile. */
  readonly sheet: HTMLElement;
  readonly way: DragWay;
  /** Gets how far it is on its way out, 0 to 1; null when it is let go. */
  readonly onMove: (share: number | null) => void;
  /** Called once at the end of a drag that dismisses. */
  readonly onDismiss: () => void;
}

/** A place on the screen as a drag counts it: growing the way out. */
export function placeOnWay(
  way: DragWay,
  { clientX, clientY }: { clientX: number; clientY: number },
) {
  return way === 'down' ? clientY : -clientX;
}

/** Follows a finger or pointer on its way out and tells at its end whether it dismisses. */
export function dragGesture({ sheet, way, onMove, onDismiss }: DragTarget): DragGesture {
  let start: number | null = null;
  let samples: Sample[] = [];

  const length = () => (way === 'down' ? sheet.offsetHeight : sheet.offsetWidth);

  const springBack = () => {
    sheet.style.removeProperty('transform');
    onMove(null);
  };

  const release = (time: number | null) => {
    const [from, last] = [start, samples.at(-1)];
    start = null;
    if (from === null || !last) return;
    delete sheet.dataset.dragging;
    if (time === null || !dismisses(last.at - from, speedAt(samples, time), length())) {
      return springBack();
    }
    onDismiss();
    setTimeout(() => {
      if (sheet.isConnected && sheet.dataset.state !== 'closed') springBack();
    }, REFUSED_MS);
  };

  return {
    get active() {
      return start !== null;
    },
    start(at, time) {
      start = at;
      samples = [{ at, time }];
    },
    move(at, time) {
      if (start === null) return;
      samples = [...samples.filter((sample) => time - sample.time <= STRETCH_MS), { at, time }];
      const gone = at - start;
      sheet.dataset.dragging = '';
      // Back in, it only gives a little, so that it feels held.
      const shown = gone > 0 ? gone : Math.max(-12, gone / 6);
      sheet.style.transform = way === 'down' ? `translateY(${shown}px)` : `translateX(${-shown}px)`;
      onMove(Math.min(1, Math.max(0, gone / (length() || 1))));
    },
    end: (time) => release(time),
    cancel: () => release(null),
  };
}

function speedAt(samples: readonly Sample[], time: number): number {
  const recent = samples.filter((sample) => time - sample.time <= STRETCH_MS);
  const [first, last] = [recent[0], recent.at(-1)];
  return first && last && time > first.time ? (last.at - first.at) / (time - first.time) : 0;
}

function dismisses(gone: number, speed: number, length: number): boolean {
  if (gone <= TAP || speed < BACK) return false;
  return gone > (length || 1) * FAR || speed > FAST;
}
