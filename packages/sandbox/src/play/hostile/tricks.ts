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
  line('top-location', 'sets the address of the page that holds it', 'the page goes elsewhere'),
  line(
    'top-link',
    'follows a link into the page and one into its parent',
    'the page goes elsewhere',
  ),
  line('top-form', 'sends a form into the page', 'the page goes elsewhere'),
  line('top-open', 'opens an address in the place of the page', 'the page goes elsewhere'),
  line('history-back', 'goes back and forward in the history of the tab', 'the page is left'),
  line('history-flood', 'adds hundreds of entries to the history', 'the way back is lost'),
  line('popup', 'opens windows', 'a window opens'),
  line('popup-link', 'follows links into new tabs, with and without opener', 'a tab opens'),
  line('dialogs', 'alerts, asks and asks for text', 'a dialog holds the page'),
  line('print', 'prints', 'a dialog holds the page'),
  line('beforeunload', 'wants to be asked before it is left', 'a dialog holds the page'),
  line('download-blob', 'downloads a file that it made', 'a download begins'),
  line('download-attachment', 'goes to a file that is to be kept', 'a download begins'),
  line('message-shapes', 'sends messages of every wrong shape, and huge ones', 'any effect'),
  line('message-nested', 'sends the right message from a frame within it', 'any effect'),
  line('focus-theft', 'takes the focus a hundred times a second', 'what is typed goes astray'),
  line('key-capture', 'takes every key, wheel and touch for itself', 'our own keys are lost'),
  line('fullscreen', 'fills the screen', 'it fills the screen'),
  line('pointer-lock', 'keeps the mouse', 'it keeps the mouse'),
  line('powers', 'asks for camera, place, notices, clipboard and devices', 'it gets one of them'),
  line('peek', 'reads and renames the page, its storage and its opener', 'it reads or changes any'),
  line('our-api', 'calls our API and our pages with what the browser knows', 'it reads an answer'),
  line('own-page', 'shows our own pages in frames and in its own place', 'one of them is shown'),
  line('message-flood', 'sends 100,000 messages of the right shape', 'more than a question in 2 s'),
  line('endless-loop', 'never comes to rest, and fills memory', 'our page stands still'),
];
