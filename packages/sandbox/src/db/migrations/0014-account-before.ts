/** The previous account number of a bank channel. */
export const accountBefore = `
ALTER TABLE channels ADD COLUMN account_before TEXT;
`;
