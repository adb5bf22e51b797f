import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Operator } from '@brand/operator';

/** A built operator on the open network, for tests. */
export function testOperator(more: Partial<Operator> = {}): Operator {
  return {
    built: 1,
    brand: {
      name: 'Lotus',
      shortName: 'Lotus',
      description: { th: 'เกมออนไลน์', en: 'Online games' },
      logo: { file: 'logo.svg', width: 120, height: 30 },
      icon: 'icon.svg',
    },
    theme: {
      name: 'lotus',
      type: 'looped-anuphan',
      scheme: 'dark',
      menuScheme: 'dark',
      bar: '#1a1443',
      page: '#130e33',
    },
    hostNames: ['lotus.example'],
    languages: ['th', 'en'],
    apiLanguageOf: {},
    addedLanguages: {},
    hosts: {
      api: 'https://api.lotus.example',
      auth: 'https://auth.lotus.example',
      cdn: 'https://cdn.lotus.example',
      games: 'https://games.lotus.example',
      line: null,
      reward: null,
      chat: null,
    },
    hero: null,
    groupId: null,
    siteClosed: false,
    notifications: true,
    registration: { enabled: true, affiliateLink: null },
    hideaff: false,
    payoutMinutes: 9,
    unknownPayoutMinutes: 10,
    bankApps: {},
    optionalCalls: {
      requestByKey: false,
      withdrawalProgress: false,
      jackpots: false,
      affiliateLinkReport: false,
      usernameCheck: false,
      lineSignUp: false,
    },
    depositPromotionUntil: '2030-12-31T23:59:59+07:00',
    history: { firstRows: 10, moreRows: 10, mostRows: 20 },
    social: {
      telegram: null,
      line: null,
      facebook: null,
      messenger: null,
      instagram: null,
      twitter: null,
      youtube: null,
    },
    pages: [],
    legal: { lines: [], licence: null, email: null, phone: null, cookieNotice: null },
    partners: [],
    seals: [],
    demoLobbies: [],
    games: { frameHosts: [] },
    notices: { imageHosts: [] },
    protection: {
      clock: true,
      realityCheckMinutes: 60,
      depositLimits: true,
      timeOut: true,
      netDeposits: true,
      ageMark: '20+',
      ageGate: null,
      helpline: null,
    },
    features: {
      favourites: true,
      demo: true,
      promotions: true,
      missions: false,
      passkeys: false,
      tournament: true,
      vip: true,
      help: true,
      usdt: true,
      line: true,
      chat: true,
    },
    menus: { games: ['slot', 'casino'], more: [] },
    telemetry: {
      endpoint: null,
      sampleRate: 1,
      consent: 'required',
      policyReports: false,
      analyticsHost: null,
    },
    texts: { th: {}, en: {} },
    ...more,
  };
}

/** Writes a built operator folder. */
export async function writeBrand(folder: string, operator: unknown, css = ':root{}') {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'operator.json'), JSON.stringify(operator));
  await writeFile(join(folder, 'theme.css'), css);
  await writeFile(join(folder, 'manifest.webmanifest'), '{}');
}
