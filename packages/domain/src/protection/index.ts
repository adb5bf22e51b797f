/** Deposit limits and breaks of a player. */
export * from './protection.ts';
