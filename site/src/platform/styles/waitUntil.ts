import { type StyleRule, globalStyle } from '@vanilla-extract/css';

/** Phones on which parts of a page may wait for its first use. A document without a script shows everything. */
const PHONE = '(max-width: 479px) and (scripting: enabled)';
/** Those on which a list shows three rows. The tallest show four. */
export const SHORT_PHONE = `${PHONE} and (max-height: 860px)`;

/**
 * A part of a page that waits: it is not laid out, and its images do not load.
 *
 * @param step step of `app/firstUse.ts` at which it comes, from 1. After the last, all that waits comes
 * @param selector of the part
 * @param blockSize height while it waits @default 0, as in a row, whose visible cards give the height
 * @param screen media query @default phones
 */
export function waitUntil(step: number, selector: string, blockSize = '0', screen = PHONE): void {
  const steps = Array.from({ length: step }, (_, at) => `[data-unused='${at || ''}']`);
  const rule: StyleRule = { contentVisibility: 'hidden', containIntrinsicBlockSize: blockSize };
  globalStyle(`html:is(${steps.join()}) ${selector}`, {
    '@layer': { 'brand.page': { '@media': { [screen]: rule } } },
  });
}
