/** Error codes of the API and the messages that describe them. */
export * from './errorCatalogue.ts';
export * from './fault.ts';
