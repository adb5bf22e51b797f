/** Days and times in Bangkok. */
export * from './bangkokTime.ts';
export * from './dayRange.ts';
export * from './dayRows.ts';
