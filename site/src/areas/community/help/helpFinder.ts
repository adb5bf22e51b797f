/** The help search, in a file of its own so that it loads with the first question. */
export { searchHelp } from '@brand/domain';
