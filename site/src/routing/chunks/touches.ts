/** First interactions of a visitor. Code that waits for a visitor loads with them. */
export const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;
