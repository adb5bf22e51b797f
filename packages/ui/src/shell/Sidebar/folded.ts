/** A menu that is only as wide as its icons, whatever made it so: the frame or the room. */
export const FOLDED = '(max-width: 120px)';
