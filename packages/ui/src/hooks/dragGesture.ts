/** A drag of this share of the height, or this speed in px/ms at its end, lets go for good. */
const FAR = 0.32;
const FAST = 0.55;
/** Moving back up this fast at the end, in px/ms, is a change of mind, however far it went. */
const BACK = -0.2;
/** The speed is that of the last stretch, in ms: a finger that rests before it lifts has none. */
const STRETCH_MS = 80;
/** Smaller is a tap, in px. */
const TAP = 8;
/** What has not closed by then, in ms, was not allowed to, and comes back. */
const REFUSED_MS = 600;

interface Sample {
  readonly y: number;
  readonly time: number;
}

/** One drag of a sheet at a time; y in px of the viewport, time in ms of the events' time stamps. */
export interface DragGesture {
  /** Whether one is under way. */
  readonly active: boolean;
  start(y: number, time: number): void;
  move(y: number, time: number): void;
  /** Lets go; far or fast enough dismisses. */
  end(time: number): void;
  /** Taken away by the browser: the sheet springs back. */
  cancel(): void;
}

/** What a drag moves and tells. */
export interface DragTarget {
  /** The element that moves, by `transform` alone; `data-dragging` stands on it meanwhile. */
  readonly sheet: HTMLElement;
  /** Gets how far it is on its way out, 0 to 1; null when it is let go. */
  readonly onMove: (share: number | null) => void;
  /** Called once at the end of a drag that dismisses. */
  readonly onDismiss: () => void;
}

/** Follows a finger or pointer down and tells at its end whether it dismisses. */
export function dragGesture({ sheet, onMove, onDismiss }: DragTarget): DragGesture {
  let start: number | null = null;
  let samples: Sample[] = [];

  const springBack = () => {
    sheet.style.removeProperty('transform');
    onMove(null);
  };

  const release = (time: number | null) => {
    const [from, last] = [start, samples.at(-1)];
    start = null;
    if (from === null || !last) return;
    delete sheet.dataset.dragging;
    if (time === null || !dismisses(last.y - from, speedAt(samples, time), sheet.offsetHeight)) {
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
    start(y, time) {
      start = y;
      samples = [{ y, time }];
    },
    move(y, time) {
      if (start === null) return;
      samples = [...samples.filter((sample) => time - sample.time <= STRETCH_MS), { y, time }];
      const way = y - start;
      sheet.dataset.dragging = '';
      // Upwards it only gives a little, so that it feels held.
      sheet.style.transform = `translateY(${way > 0 ? way : Math.max(-12, way / 6)}px)`;
      onMove(Math.min(1, Math.max(0, way / (sheet.offsetHeight || 1))));
    },
    end: (time) => release(time),
    cancel: () => release(null),
  };
}

function speedAt(samples: readonly Sample[], time: number): number {
  const recent = samples.filter((sample) => time - sample.time <= STRETCH_MS);
  const [first, last] = [recent[0], recent.at(-1)];
  return first && last && time > first.time ? (last.y - first.y) / (time - first.time) : 0;
}

function dismisses(way: number, speed: number, height: number): boolean {
  if (way <= TAP || speed < BACK) return false;
  return way > (height || 1) * FAR || speed > FAST;
}
