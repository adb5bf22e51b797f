import * as v from 'valibot';
import { resultOf } from './envelope.ts';

/** Launch reply → address of the game. Only a web address is taken: it becomes a frame or a page. */
export const launchReply = resultOf(v.pipe(v.string(), v.check(isWebAddress)));

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}
