import type { Topic } from './topic.ts';

/** What is proven about the components of the library. Numbers come from the runs. */
export const LIBRARY: readonly Topic[] = [
  {
    title: 'Windows and languages',
    proofs: [
      {
        claim: 'Every story passes in windows of 320, 390, 820, 1,440 and 1,920 px.',
        steps: [
          'stories-narrow',
          'stories-phone',
          'stories-tablet',
          'stories-desktop',
          'stories-wide',
        ],
      },
      {
        claim:
          'No component has text that is in no catalogue, or cuts text that is 40 % longer than English, at 320 and 390 px.',
        steps: ['stories-pseudo', 'stories-pseudo-narrow'],
      },
    ],
  },
  {
    title: 'Storybook',
    proofs: [
      {
        claim:
          'Nothing white is shown before a theme, the page of a component starts with usage, props and code, the search knows other words, and the theme studio runs as a static page.',
        steps: ['workshop'],
      },
    ],
  },
];
