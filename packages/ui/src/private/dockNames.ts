// In a file without style rules, so that runtime code does not import all tokens.

/** Distance of an element from the end of the dock, as a CSS length. Set by useDock. */
export const DOCK_BELOW = '--brand-dock-below';
/** The same, counting only what is shown above dialogs too. */
export const DOCK_OVER = '--brand-dock-over';
/** Extra length of the page, so that its content can be scrolled out from under permanent floating elements. */
export const DOCK_ROOM = '--brand-dock-room';
