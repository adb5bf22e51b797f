import { missingInSomeTarget } from '../../compatibility/compatData.ts';
import type { OlderBrowser } from './front.ts';
import { olderStyles } from './olderStyles.ts';

/** Features that every target has, but that a browser may turn off or have only on https. */
const OPTIONAL = [
  'BroadcastChannel',
  'Document.prototype.fullscreenEnabled',
  'Element.prototype.requestFullscreen',
  'Notification',
  'PerformanceObserver',
  'SharedWorker',
  'indexedDB',
  'navigator.canShare',
  'navigator.clipboard',
  'navigator.connection',
  'navigator.locks',
  'navigator.mediaSession',
  'navigator.sendBeacon',
  'navigator.serviceWorker',
  'navigator.share',
  'navigator.storage',
  'navigator.vibrate',
  'visualViewport',
];

/** Features that the tools need in the page, whatever version the browser has. */
const NEEDED_BY_TOOLS = /^api\.(?:Console|console)/;

/**
 * Simulates in a current browser one that has only the features of all targets, and no feature that a browser may turn
 * off. `script` runs first in a page, `lower` changes the site's replies.
 */
export function olderBrowser(): { script: string; lower: OlderBrowser } {
  const missing = missingInSomeTarget();
  const paths = missing.filter((key) => !NEEDED_BY_TOOLS.test(key)).flatMap(pathsOf);
  return {
    script: `(${String(removeAll)})(${JSON.stringify([...paths, ...OPTIONAL])});`,
    lower: {
      styles: olderStyles(missing),
      policy: (directives) => directives.replace(/; (?:require-)?trusted-types[^;]*/g, ''),
    },
  };
}

/** Path of a feature of the language or of the page, from the global object. */
function pathsOf(key: string): string[] {
  const [part, first = '', second = '', ...more] = key.split('.');
  if (part === 'api') return more.length > 0 ? [] : ofApi(first, second);
  if (part !== 'javascript' || first !== 'builtins') return [];
  const [third] = more;
  if (third === undefined) return [second];
  const isOwn = second === 'Intl' || third.endsWith('_static');
  if (more.length > 1 || third.startsWith('@@') || third === second) return [];
  return [`${second}${isOwn ? '' : '.prototype'}.${third.replace(/_static$/, '')}`];
}

function ofApi(owner: string, member: string): string[] {
  const [, name = member, kind] = /^(.*)_(static|event)$/.exec(member) ?? [];
  if (member === '' || member === owner) return member === '' ? [owner] : [];
  if (kind === 'static') return [`${owner}.${name}`];
  const own = kind === 'event' ? `on${name}` : name;
  return owner === 'Window' ? [own] : [`${owner}.prototype.${own}`];
}

/** In the page: removes everything that these paths name, on whatever prototype it is defined. */
function removeAll(paths: readonly string[]): void {
  for (const path of paths) {
    const names = path.split('.');
    const last = names.pop()!;
    let owner: object | null | undefined = globalThis;
    for (const name of names) {
      owner = (owner as Record<string, object | undefined> | undefined)?.[name];
      if (owner === undefined) break;
    }
    for (; owner && owner !== Object.prototype; owner = Object.getPrototypeOf(owner) as object)
      if (Object.getOwnPropertyDescriptor(owner, last)?.configurable)
        delete (owner as Record<string, unknown>)[last];
  }
}
