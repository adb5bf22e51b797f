/** The number that a bank channel had before the one it has. */
export const accountBefore = `
ALTER TABLE channels ADD COLUMN account_before TEXT;
`;
