import type { Topic } from './topic.ts';

const THREE_ENGINES = ['chromium', 'firefox', 'webkit'];

/** What is proven about browser, session and what belongs to a member. Numbers come from the runs. */
export const MEMBERS: readonly Topic[] = [
  {
    title: 'Storage faults',
    proofs: [
      {
        claim: 'Values outlive storage that is missing, throws, is full or was cleared.',
        steps: ['unit'],
        tests: [
          'site/src/platform/storage/items.test.ts',
          'site/src/platform/storage/storesCookies.test.ts',
          'site/src/member/session/sessionStore.test.ts',
        ],
      },
      {
        claim: 'The site starts with tampered values and removes them.',
        steps: ['unit', 'e2e'],
        tests: ['site/src/member/session/storageTable.test.ts', 'site/e2e/tampered.e2e.ts'],
      },
      {
        claim: 'Login, search and deposit work without these features of the browser.',
        steps: ['engines'],
        tests: ['site/engines/degraded.engine.ts'],
        engines: THREE_ENGINES,
      },
    ],
  },
  {
    title: 'Token refresh',
    proofs: [
      {
        claim: 'Five simulated tabs with 50 calls each refresh an expired token, without a logout.',
        steps: ['unit'],
        tests: ['packages/api/src/client/renewalTabs.test.ts › five tabs with fifty calls'],
      },
      {
        claim: 'The same with five tabs of Chromium and the sandbox.',
        steps: ['e2e'],
        tests: ['site/e2e/renewal.e2e.ts'],
      },
      {
        claim: 'The same in every engine.',
        steps: ['renewals'],
        tests: ['site/engines/renewal.engine.ts'],
        engines: THREE_ENGINES,
      },
    ],
  },
  {
    title: 'Hostile HTML',
    proofs: [
      {
        claim: 'Hostile notices and promotions run nothing and stay in their box.',
        steps: ['engines'],
        tests: ['site/engines/hostile.engine.ts'],
        engines: THREE_ENGINES,
      },
      {
        claim: 'Nothing but allowed elements and attributes is left of a hostile payload.',
        steps: ['dom'],
        tests: [
          'packages/ui/src/primitives/RichText/RichText.test.tsx › keeps nothing of a hostile',
        ],
      },
    ],
  },
  {
    title: 'Return addresses',
    proofs: [
      {
        claim: 'A hostile return address is dropped.',
        steps: ['unit'],
        tests: ['packages/domain/src/account/returnAddress.test.ts › drops the'],
      },
      {
        claim: 'A hostile return address never leads to another origin.',
        steps: ['unit'],
        tests: ['packages/domain/src/account/returnAddress.test.ts › never leaves the origin'],
      },
      {
        claim: 'Broken addresses start the site, and login returns to the requested page.',
        steps: ['e2e'],
        tests: ['site/e2e/addresses.e2e.ts'],
      },
    ],
  },
  {
    title: 'Clocks',
    proofs: [
      {
        claim: 'The clock follows the server while the device is wrong, asleep or set.',
        steps: ['unit'],
        tests: ['site/src/platform/clock/serverClock.test.ts'],
      },
      {
        claim: 'A countdown is never longer than the server’s, with moved clocks and lost replies.',
        steps: ['unit'],
        tests: ['site/src/areas/promotions/box/promotionMemory.test.ts › is never longer than'],
      },
      {
        claim:
          'Whatever the clock of a device says, what it stores is as long valid as on the server.',
        steps: ['unit'],
        tests: ['site/src/wrongClock.test.ts'],
      },
      {
        claim: 'A wrong device clock neither unlocks nor expires anything in a browser.',
        steps: ['e2e'],
        tests: ['site/e2e/wrongClock.e2e.ts'],
      },
      {
        claim: 'Unit tests pass at every moment.',
        steps: ['unit@'],
      },
      {
        claim: 'DOM tests pass at every moment.',
        steps: ['dom@'],
      },
      {
        claim: 'Journeys pass at every moment.',
        steps: ['e2e@'],
      },
    ],
  },
  {
    title: 'Member canaries',
    proofs: [
      {
        claim: 'Ids of another member get the replies of unknown ids and change nothing.',
        steps: ['unit'],
        tests: ['packages/sandbox/src/testing/othersIds.test.ts › get the same replies'],
      },
      {
        claim: 'Nothing of a member is left in the browser for the next one.',
        steps: ['unit'],
        tests: [
          'site/src/platform/storage/claimStorage.test.ts › removes the data of another member',
          'site/src/member/session/storageTable.test.ts › clears all data of the member at logout',
          'site/src/member/session/sessionStore.test.ts › removes all data of the previous member',
        ],
      },
      {
        claim: 'Reports of the site contain nothing about the member.',
        steps: ['unit', 'e2e'],
        tests: [
          'site/src/platform/telemetry/telemetry.test.ts › contains nothing personal of',
          'site/e2e/telemetry.e2e.ts › nothing about the member',
        ],
      },
      {
        claim: 'A document for a member is never stored for anyone else.',
        steps: ['unit'],
        tests: ['site/server/documents/pageDocuments.test.ts › never stored for anyone else'],
      },
    ],
  },
];
