/** A drag dismisses if it covers this share of the length, or ends with this speed in px/ms. */
const FAR = 0.32;
const FAST = 0.55;
/** A drag that ends with this speed back in, in px/ms, does not dismiss at any distance. */
const BACK = -0.2;
/** The end speed is measured over this last interval, in ms. A finger that rests before it lifts has no speed. */
const STRETCH_MS = 80;
/** Smaller movements are a tap, in px. */
const TAP = 8;
/** A sheet that is still open after this time, in ms, was kept open by its owner and springs back. */
const REFUSED_MS = 600;

/** Direction of dismissal: down for a sheet, left for a drawer. */
export type DragWay = 'down' | 'left';

interface Sample {
  readonly at: number;
  readonly time: number;
}

/**
 * One drag of a sheet at a time. Positions in px increase in the direction of dismissal; times are event time stamps in ms.
 */
export interface DragGesture {
  /** Whether a drag is active. */
  readonly active: boolean;
  start(at: number, time: number): void;
  move(at: number, time: number): void;
  /** Ends the drag. It dismisses if it went far or fast enough. */
  end(time: number): void;
  /** Cancelled by the browser: the sheet springs back. */
  cancel(): void;
}

/** Element and callbacks of a drag. */
export interface DragTarget {
  /** The element that moves, only by `transform`. It has `data-dragging` during a drag. */
  readonly sheet: HTMLElement;
  readonly way: DragWay;
  /** Called with the dismissal progress, 0 to 1, and with null on release. */
  readonly onMove: (share: number | null) => void;
  /** Called once at the end of a drag that dismisses. */
  readonly onDismiss: () => void;
}

/** Converts a screen position to the drag axis, which increases in the direction of dismissal. */
export function placeOnWay(
  way: DragWay,
  { clientX, clientY }: { clientX: number; clientY: number },
) {
  return way === 'down' ? clientY : -clientX;
}

/** Follows a pointer in the direction of dismissal and decides at the end whether to dismiss. */
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
      // Against the direction of dismissal it moves only slightly, as resistance.
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
