/** A point of the viewport, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** The size of a viewport, and whether a finger or a mouse is used on it. */
export interface Screen {
  width: number;
  height: number;
  touch: boolean;
}

/** A user agent of a phone: the site opens games differently there. */
export const PHONE_AGENTS = {
  chromium:
    'Mozilla/5.0 (Linux; Android 14; SM-A156E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  firefox: 'Mozilla/5.0 (Android 14; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0',
  webkit:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
};

/** Keys by their names in `KeyboardEvent.key`; a character is typed with `type`. */
export type Key =
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowUp'
  | 'Backspace'
  | 'End'
  | 'Enter'
  | 'Escape'
  | 'Home'
  | 'Tab';

/** How a browser is set up before it starts. */
export interface Setup {
  /** `blocked`: every access to cookies, `localStorage` and the like fails, as a person may set it. @default 'allowed' */
  storage?: 'allowed' | 'blocked';
  /** Stores pages for Back and Forward, as browsers do for people; Playwright's Chromium does not; Firefox always does. @default false */
  storesPages?: boolean;
}

/** One browser engine. What a journey needs of it is all that stands here, so that any tool can drive it. */
export interface Engine {
  /** Name and version as the browser reports it. */
  readonly version: string;
  /** Whether `swipe` sends input of a finger; else the page gets touch events from a script. */
  readonly hasTouch: boolean;
  /** Whether a tab can be driven on after Back has led from another origin to ours. */
  readonly returnsFromOtherOrigins: boolean;
  /** Opens a tab that shares no storage with any other. */
  open(screen: Screen): Promise<Tab>;
  close(): Promise<void>;
}

/** A tab with an empty history. Every call resolves when the browser has done it; none waits for the page's own code. */
export interface Tab {
  /** Resolves after the `load` event. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /**
   * Runs a function in the page.
   *
   * @param work is sent as its source text, so it sees nothing of what surrounds it here
   * @param args and the result are copied as JSON
   * @throws Error when the page navigates away before it is done
   */
  run<Args extends readonly unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** A tap on a touch screen, else a click. */
  tap(at: Point): Promise<void>;
  /** Moves the mouse there. */
  hover(at: Point): Promise<void>;
  /** Moves a finger on a touch screen, else the pressed mouse, in several steps. */
  swipe(from: Point, to: Point): Promise<void>;
  wheel(at: Point, by: Point): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key, modifier?: 'Shift'): Promise<void>;
  /** PNG of the viewport. */
  screenshot(): Promise<Uint8Array>;
  /** Console errors and page errors that the tool has reported since the tab was opened. */
  errors(): readonly string[];
  close(): Promise<void>;
}

/** Points on the way of a finger. */
export function steps(from: Point, to: Point, count = 8): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const part = (index + 1) / count;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  });
}
