/** The card that lies open in a game of cards, as JSON. */
export const cards = `
ALTER TABLE play_sessions ADD COLUMN shown_card TEXT;
`;
