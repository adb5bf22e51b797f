/** The name of the affiliate link through which a visitor came and a member signed up; null for a link without one. */
export const linkNames = `
ALTER TABLE referral_visits ADD COLUMN link TEXT;
ALTER TABLE members ADD COLUMN upline_link TEXT;
`;
