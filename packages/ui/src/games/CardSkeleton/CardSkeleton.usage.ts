import type { Usage } from '../../private/usage.ts';

/** How CardSkeleton is meant to be used. */
export const usage: Usage = {
  summary: 'The shape of a game card that is on its way.',
  when: ['In a rail or grid of game cards while their list loads, as many as will be in sight.'],
  whenNot: [
    'For rows, text and panels: Skeleton.',
    'For a wait after a tap: Spinner, or the loading state of the button.',
  ],
  anatomy: {},
  keyboard: {},
  words: ['It says nothing. What holds it is marked as busy and says what is loading.'],
};
