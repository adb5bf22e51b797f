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
    title: 'Adoption',
    proofs: [
      {
        claim:
          'The files of the README are a site in a new Vite application, and every story is hydrated as the server has rendered it.',
        steps: ['packages'],
      },
      { claim: 'The same files are a site in a new Next.js application.', steps: ['next'] },
      {
        claim:
          'A clean clone is released to a registry, and its packages are installed and used in an empty folder.',
        steps: ['release'],
      },
      {
        claim:
          'The theme studio leads from an empty brand to a running site, and recolours and exports one in Firefox and WebKit.',
        steps: ['studio'],
      },
      {
        claim:
          'A site has Lao as a third language, in addresses, site map, menus, amounts and dates.',
        steps: ['e2e'],
        tests: ['site/e2e/languages.e2e.ts'],
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
