/** Social sites of an operator, by name, without their logos. */
export const SOCIAL_SITES = {
  telegram: 'Telegram',
  line: 'LINE',
  facebook: 'Facebook',
  messenger: 'Messenger',
  instagram: 'Instagram',
  twitter: 'X',
  youtube: 'YouTube',
} as const;

/** A site by its key in the operator's settings. */
export type SocialSite = keyof typeof SOCIAL_SITES;
