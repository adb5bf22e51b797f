import { REPEATS } from '../../proofSteps.ts';
import type { Topic } from './topic.ts';

/** What is proven about the tests themselves. Numbers come from the runs. */
export const TESTS: readonly Topic[] = [
  {
    title: 'Mutation scores',
    proofs: [
      {
        claim: 'A test notices a changed rule of the domain: at least 90 %.',
        steps: ['mutants'],
        score: 90,
      },
      {
        claim: 'A test notices a changed flow hook: at least 90 %.',
        steps: ['flow-mutants'],
        score: 90,
      },
    ],
  },
  {
    title: 'Repeats',
    proofs: [
      {
        claim: `Each journey of \`npm test\` passes ${REPEATS} times without a retry.`,
        steps: ['repeats@'],
        times: REPEATS,
      },
    ],
  },
  {
    title: 'Visual review',
    proofs: [
      {
        claim:
          'An unchanged commit has no difference with two sets of installed fonts, and a changed button radius shows exactly its stories.',
        steps: ['visual'],
      },
    ],
  },
];
