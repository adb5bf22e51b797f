import type { PublicQueries } from '../../member/publicQueries.ts';

/** The return address is in the links to the next step, also before the page has hydrated. */
export const searchParams = ['url'];

export const queries: PublicQueries = () => [];
