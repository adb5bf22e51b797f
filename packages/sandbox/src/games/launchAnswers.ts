import type { Context } from '../context.ts';
import type { ReplyBody } from '../http/refusal.ts';
import { readSetting } from '../settings/settings.ts';

/** Inputs of an answer. */
interface Asked {
  /** The correct address. */
  address: string;
  /** Origin of the requesting site. */
  siteOrigin: string;
}

/** One wrong answer of a provider to a launch. */
interface LaunchAnswer {
  id: string;
  does: string;
  body: (asked: Asked) => ReplyBody & { result?: unknown };
}

const at = (id: string, does: string, result: (asked: Asked) => unknown): LaunchAnswer => ({
  id,
  does,
  body: (asked) => ({ code: 0, message: 'ok', result: result(asked) }),
});

/**
 * Wrong launch answers that a site must reject: addresses that it must not open, a missing address, an unknown code.
 */
export const launchAnswers: readonly LaunchAnswer[] = [
  at('other-host', 'an address on a host that is not listed', () => 'https://evil.example/play'),
  at('own-origin', 'an address on the site itself', ({ siteOrigin }) => `${siteOrigin}/vip`),
  at('javascript', 'a javascript: address', () => 'javascript:document.title="taken"'),
  at('data', 'a data: address', () => 'data:text/html,<h1>taken</h1>'),
  at('blob', 'a blob: address', ({ siteOrigin }) => `blob:${siteOrigin}/6b1c`),
  at('insecure', 'an http address on a public host', () => 'http://games.example/play'),
  at('credentials', 'an address with a name and password', ({ address }) =>
    address.replace('://', '://user:secret@'),
  ),
  at('hidden', 'the right address with a line break in it', ({ address }) =>
    address.replace('/play', '/pl\nay'),
  ),
  at('backslash', 'an address with backslashes', () => 'https:\\\\evil.example\\play'),
  at('path', 'a path without a host', () => '/play/durian-riot'),
  at('look-alike', 'a host with a letter that looks alike', () => 'https://gаmes.example/play'),
  at(
    'long',
    'an address of 10,000 characters',
    ({ address }) => `${address}&pad=${'a'.repeat(10_000 - address.length - 5)}`,
  ),
  at('empty', 'an empty address', () => ''),
  at('nothing', 'no address at all', () => null),
  {
    id: 'unknown-code',
    does: 'the unknown code 5999',
    body: () => ({ code: 5999, message: 'E5999: table closed by pit boss' }),
  },
];

/** The wrong answer that the operator’s providers currently give; null if they answer correctly. */
export function wrongAnswer({ db }: Pick<Context, 'db'>, asked: Asked): object | null {
  const chosen = readSetting(db, 'launchAnswer');
  return launchAnswers.find(({ id }) => id === chosen)?.body(asked) ?? null;
}
