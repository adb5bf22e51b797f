/** The open card in a card game, as JSON. */
export const cards = `
ALTER TABLE play_sessions ADD COLUMN shown_card TEXT;
`;
