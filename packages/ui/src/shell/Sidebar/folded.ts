/** A menu that is only as wide as its icons, because of the frame or because of the available space. */
export const FOLDED = '(max-width: 120px)';
