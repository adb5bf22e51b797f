import type { Usage } from '../../private/usage.ts';

/** How CardSkeleton is meant to be used. */
export const usage: Usage = {
  summary: 'Skeleton of a game card.',
  when: ['In a rail or grid of game cards while their list loads, as many as will be visible.'],
  whenNot: [
    'For rows, text and panels: Skeleton.',
    'For a wait after a tap: Spinner, or the loading state of the button.',
  ],
  anatomy: {},
  keyboard: {},
  words: ['It has no text. Its container is marked as busy and states what is loading.'],
};
