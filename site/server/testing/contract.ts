import type { ContractCase } from './contractCase.ts';
import { CONDITIONS } from './contractConditions.ts';
import { FILES } from './contractFiles.ts';
import { PAGES } from './contractPages.ts';
import { RANGES } from './contractRanges.ts';

/** Nothing behind these addresses is disclosed. */
const HIDDEN = [
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/operator/..%2f..%2fsecret.txt',
  '/.stamp',
  '/.server/server.js',
  '/.document.html',
  '/secret%00.txt',
  '/%E0%A4%A',
];

/** The replies of every host of the site. */
export const CONTRACT: readonly ContractCase[] = [
  ...PAGES,
  ...FILES,
  ...RANGES,
  ...CONDITIONS,
  ...HIDDEN.map((path) => ({
    title: `a hidden or broken address: ${path}`,
    path,
    headers: { accept: '*/*' },
    status: [400, 404],
    body: /^(?![^]*(?:secret|hidden|firstView))/,
  })),
];
