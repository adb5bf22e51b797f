import type { PlatformFeature } from '../platformFeature.ts';
import { MONEY, PAGES } from './olderBrowserTests.ts';

const UI = 'packages/ui/src';

/** Attributes and headers that some browsers do not support. */
export const DOCUMENT_FEATURES: readonly PlatformFeature[] = [
  {
    name: '`fetchpriority`',
    keys: [
      'html.elements.img.fetchpriority',
      'html.elements.link.fetchpriority',
      'html.elements.script.fetchpriority',
    ],
    usedIn: [
      `${UI}/games/BannerCarousel/BannerCarousel.tsx`,
      `${UI}/games/GameCard/GameCard.tsx`,
      `${UI}/games/GameDetailPanel/GameDetailCover.tsx`,
      'site/server/documents/pageScripts.ts',
      'site/server/documents/siteDocument.ts',
    ],
    without: 'Images load in the order of the page.',
    test: PAGES,
  },
  {
    name: 'Exclusive accordion: `name` of `details`',
    keys: ['html.elements.details.name'],
    usedIn: [`${UI}/games/GameFigures/GameFigures.tsx`, `${UI}/primitives/Accordion/Accordion.tsx`],
    without: 'Several can be open.',
    test: PAGES,
  },
  {
    name: 'Phone keyboards: `autocapitalize`, `autocorrect`',
    keys: ['html.global_attributes.autocapitalize', 'html.global_attributes.autocorrect'],
    usedIn: [UI],
    without: 'The keyboard may start a username with a capital letter; the site sends it as typed.',
    test: MONEY,
  },
  {
    name: 'Trusted Types in the policy',
    keys: [
      'http.headers.Content-Security-Policy.require-trusted-types-for',
      'http.headers.Content-Security-Policy.trusted-types',
    ],
    usedIn: [
      'packages/operator/src/headers/securityHeaders.ts',
      'packages/sandbox/src/chat/chatRoutes.ts',
      'packages/sandbox/src/play/playRoutes.ts',
    ],
    without:
      'The rest of the policy applies; `script-src` still forbids external and inline scripts.',
    test: MONEY,
  },
  {
    name: 'Violation reports by the browser (`report-to`)',
    keys: [
      'http.headers.Content-Security-Policy.report-to',
      'http.headers.Report-To',
      'http.headers.Reporting-Endpoints',
    ],
    usedIn: ['packages/operator/src/headers/securityHeaders.ts'],
    without: 'The page reports them itself while its scripts run.',
    test: {
      file: 'site/src/platform/telemetry/telemetry.test.ts',
      title: 'contains the origin that the policy blocked, without the address',
    },
  },
  {
    name: '`Permissions-Policy`',
    keys: ['http.headers.Permissions-Policy'],
    usedIn: ['packages/operator/src/headers/securityHeaders.ts', 'packages/sandbox/src'],
    without: 'The `allow` and `sandbox` attributes of the game frame restrict it.',
    test: {
      file: `${UI}/games/GameFrame/GameFrame.test.tsx`,
      title: 'allows a game scripts, its own origin and forms, and nothing beyond the frame',
    },
  },
  {
    name: '`Origin-Agent-Cluster`',
    keys: ['http.headers.Origin-Agent-Cluster'],
    usedIn: ['packages/operator/src/headers/securityHeaders.ts'],
    without: 'A page may share a process with another one of the same site.',
    test: PAGES,
  },
];
