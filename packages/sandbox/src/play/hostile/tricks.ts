/** One attack of a game on the page that frames it. */
export interface Trick {
  /** Name of its page: `/play/hostile/{id}`. */
  readonly id: string;
  /** The action of the game, immediately and again on a click. */
  readonly does: string;
  /** The effect that must not happen. */
  readonly mustNot: string;
}

const line = (id: string, does: string, mustNot: string): Trick => ({ id, does, mustNot });

/** All attacks of the hostile games. Their code is in `page/tricks.ts`. */
export const tricks: readonly Trick[] = [
  line('top-location', 'sets the address of the page that frames it', 'the page navigates away'),
  line(
    'top-link',
    'follows a link into the page and one into its parent',
    'the page navigates away',
  ),
  line('top-form', 'sends a form into the page', 'the page navigates away'),
  line('top-open', 'replaces the page with another address', 'the page navigates away'),
  line('history-back', 'goes back and forward in the history of the tab', 'the page is left'),
  line(
    'history-flood',
    'adds hundreds of entries to the history',
    'the back button no longer works',
  ),
  line('popup', 'opens windows', 'a window opens'),
  line('popup-link', 'follows links into new tabs, with and without opener', 'a tab opens'),
  line('dialogs', 'opens alert, confirm and prompt dialogs', 'a dialog blocks the page'),
  line('print', 'prints', 'a dialog blocks the page'),
  line('beforeunload', 'asks for confirmation before it is left', 'a dialog blocks the page'),
  line('download-blob', 'downloads a generated file', 'a download starts'),
  line('download-attachment', 'navigates to an attachment', 'a download starts'),
  line('message-shapes', 'sends messages of every invalid format, and huge ones', 'any effect'),
  line('message-nested', 'sends a valid message from a nested frame', 'any effect'),
  line('focus-theft', 'takes the focus a hundred times a second', 'typed text is lost'),
  line('key-capture', 'captures every key, wheel and touch event', 'keys of the site stop working'),
  line('fullscreen', 'fills the screen', 'it fills the screen'),
  line('pointer-lock', 'captures the mouse', 'it captures the mouse'),
  line(
    'powers',
    'requests camera, location, notifications, clipboard and devices',
    'it gets a permission',
  ),
  line(
    'peek',
    'reads and changes the page, its storage and its opener',
    'it reads or changes one of them',
  ),
  line(
    'our-api',
    'calls the API and pages of the site with the browser’s credentials',
    'it reads a reply',
  ),
  line(
    'own-page',
    'shows pages of the site in frames and in its own frame',
    'one of them is shown',
  ),
  line('message-flood', 'sends 100,000 valid messages', 'more than one request in 2 s'),
  line('endless-loop', 'runs an endless loop, and fills memory', 'the page of the site freezes'),
];
