/** Areas of the library that the site loads under another name. */
const ON_SITE: Readonly<Record<string, string>> = { promotions: 'community' };

/** The area of the site that a catalogue of the library belongs to. */
export const siteArea = (area: string): string => ON_SITE[area] ?? area;

/** The area of the library that the site loads with one of its own. */
export const libraryArea = (area: string): string =>
  Object.keys(ON_SITE).find((own) => ON_SITE[own] === area) ?? area;
