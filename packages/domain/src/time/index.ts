/** Days and times in Bangkok. */
export * from './bangkokTime.ts';
export * from './dayRows.ts';
