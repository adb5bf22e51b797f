// Apart from the rules that use them: a component that runs must not bring all tokens along.

/** How far an element stands above the end of the dock, as a CSS length; useDock says it. */
export const DOCK_BELOW = '--brand-dock-below';
/** The same, counting only what lies over dialogs too. */
export const DOCK_OVER = '--brand-dock-over';
/** What a page is longer by, so that all of it can be scrolled out from under what stays. */
export const DOCK_ROOM = '--brand-dock-room';
