import { LIBRARY } from './library.ts';
import { MEMBERS } from './members.ts';
import { MONEY } from './money.ts';
import { TESTS } from './tests.ts';
import type { Topic } from './topic.ts';

/** Everything that `npm run prove` is to prove, in the order of `docs/proof.md`. */
export const TOPICS: readonly Topic[] = [...MONEY, ...MEMBERS, ...LIBRARY, ...TESTS];
