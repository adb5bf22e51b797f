/** Digits, locales, addresses and ranges of text that several areas share. */
export * from './arabicDigits.ts';
export * from './locale.ts';
export * from './parseUrl.ts';
export * from './textRange.ts';
export * from './plainText.ts';
