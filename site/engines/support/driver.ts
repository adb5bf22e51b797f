/** A point of the viewport, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** The size of a viewport, and whether it is used by touch or mouse. */
export interface Screen {
  width: number;
  height: number;
  touch: boolean;
}

/** Uses the user agent of a phone: the site opens games differently there. */
export const PHONE_AGENTS = {
  chromium:
    'Mozilla/5.0 (Linux; Android 14; SM-A156E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  firefox: 'Mozilla/5.0 (Android 14; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0',
  webkit:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
};

/** Keys by their names in `KeyboardEvent.key`. Characters are entered with `type`. */
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

/** Configuration of a browser before it starts. */
export interface Setup {
  /**
   * `blocked`: every access to cookies, `localStorage` and the like fails, as a user may configure it. @default
   * 'allowed'
   */
  storage?: 'allowed' | 'blocked';
  /**
   * Uses a back/forward cache, as browsers do by default. Playwright's Chromium has none; Firefox always uses one.
   * @default false
   */
  storesPages?: boolean;
  /** Folder for files that pages save, in the system's Firefox and WebKit. @default the user's */
  downloads?: string;
}

/** One browser engine. This interface is everything that a test needs, so that any tool can implement it. */
export interface Engine {
  /** Name and version as the browser reports it. */
  readonly version: string;
  /** Whether `swipe` sends real touch input. Otherwise a script dispatches touch events. */
  readonly hasTouch: boolean;
  /** Whether a tab can be controlled after Back has returned from another origin. */
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
   * @param work is sent as its source text, so it cannot use variables of its scope
   * @param args and the result are copied as JSON
   * @throws Error if the page navigates away before it is done
   */
  run<Args extends readonly unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** A tap on a touch screen, otherwise a click. */
  tap(at: Point): Promise<void>;
  /** Moves the mouse there. */
  hover(at: Point): Promise<void>;
  /** Moves a finger on a touch screen, otherwise the pressed mouse, in several steps. */
  swipe(from: Point, to: Point): Promise<void>;
  wheel(at: Point, by: Point): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key, modifier?: 'Shift'): Promise<void>;
  /** PNG of the viewport. */
  screenshot(): Promise<Uint8Array>;
  /** Console errors and page errors that the tool has reported since the tab was opened. */
  errors(): readonly string[];
  /** Opens another tab that shares its storage. It closes with this one. */
  beside(): Promise<Pick<Tab, 'goto' | 'run'>>;
  close(): Promise<void>;
}

/** Points on the path of a finger. */
export function steps(from: Point, to: Point, count = 8): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const part = (index + 1) / count;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  });
}
