import { FEATURES, isInTargets } from './compatData.ts';
import type { Detector } from './detectors.ts';
import { escaped } from './escaped.ts';
import type { Source } from './sources.ts';

/** Objects that page code uses as instances. Of all others only the name is searched for. */
const OBJECTS = new RegExp(
  `^(?:${[
    'Abort\\w+|Animation|Blob|BroadcastChannel|Cache|CacheStorage|Clients?|Clipboard\\w*|CloseWatcher|CookieStore|Crypto|CSS',
    'CSSStyle\\w+|Document|DocumentFragment|DOMParser|DOMTokenList|Element|ElementInternals|Event|EventTarget|\\w+Event',
    'FetchEvent|File|FileReader|FontFace\\w*|FormData|Headers|History|HTML\\w*Element|IntersectionObserver\\w*|Location|LockManager',
    'MediaQueryList|MessagePort|MutationObserver|Navigat\\w+|NetworkInformation|Node|Performance|PerformanceObserver',
    'Permissions|Range|Request|ResizeObserver\\w*|Response|Sanitizer|Scheduler|Screen\\w*|Selection|ServiceWorker\\w*|ShadowRoot',
    'Storage|StorageManager|SubtleCrypto|TrustedTypePolic\\w+|URL|URLSearchParams|UserActivation|ViewTransition|VisualViewport|Window',
  ].join('|')})$`,
);
/** Not available to a normal page: for devices, payments and experiments. */
const NOT_OF_A_PAGE =
  /^HTML(?:Camera|FencedFrame|Geolocation|Install|Microphone|Model|UserMedia|Video|Media)Element$|^(?:Extendable|Background|Payment|Sync|Push|Content|Notification|Periodic|USB|Bluetooth|MIDI|RTC|XR|Speech|IDB|Media|Web|GPU|Presentation|Sensor|Device|Interest|Command|Composition|Snap|Cookie|Capture|Close)\w*Event$|^Navigation(?:Transition|CurrentEntryChangeEvent)$|^NavigateEvent$/;

/** Members that some object has in every target: the name alone does not identify the object. */
const KNOWN_MEMBERS = new Set(
  [...FEATURES].flatMap(([key, support]) => {
    const [part, , ...member] = key.split('.');
    const isMember = (part === 'api' || part === 'javascript') && member.length > 0;
    return isMember && isInTargets(support) ? [member.at(-1)!] : [];
  }),
);

const isScript = ({ runsIn, path }: Source) => runsIn === 'browser' && /\.tsx?$/.test(path);

/** Detector of a global object, a function or an event. `names` follow `api` or `javascript` in the key. */
export function scriptDetector(key: string, names: readonly string[]): Detector | [] {
  const source = key.startsWith('api.') ? ofApi(names) : ofLanguage(names);
  return source === null ? [] : { key, pattern: new RegExp(source), fits: isScript };
}

function ofApi([owner = '', member, ...more]: readonly string[]): string | null {
  if (more.length > 0) return null;
  if (member === undefined) return globalName(owner);
  const { name, kind } = memberOf(member);
  if (kind === 'static') return `\\b${owner}\\.${name}\\b`;
  if (!OBJECTS.test(owner) || NOT_OF_A_PAGE.test(owner) || KNOWN_MEMBERS.has(member)) return null;
  if (kind === 'event') return `addEventListener\\(\\s*'${name}'|\\b[oO]n${name}\\b`;
  return owner === 'Window' ? `${globalName(name)}|\\bwindow\\.${name}\\b` : `\\.${name}\\b`;
}

function ofLanguage([part, owner = '', ...members]: readonly string[]): string | null {
  if (part !== 'builtins') return null;
  const [member, ...more] = members;
  if (member === undefined) return globalName(owner);
  if (owner === 'Intl' && more.length === 0) return `\\bIntl\\.${memberOf(member).name}\\b`;
  const last = members.at(-1)!;
  const { name, kind } = memberOf(last);
  if (name.startsWith('@@') || more.length > (owner === 'Intl' ? 1 : 0)) return null;
  if (kind === 'static') return `\\b${owner}\\.${name}\\b`;
  return KNOWN_MEMBERS.has(last) || last === owner ? null : `\\.${name}\\(`;
}

/** A name in the global scope, in code and not in a text or a type. */
function globalName(name: string): string {
  const word = escaped(name);
  return /^[A-Z]/.test(name)
    ? `(?<![\\w.'"-])(?:new ${word}\\(|${word}\\.\\w|typeof ${word}\\b|instanceof ${word}\\b)|'${word}' in\\b`
    : `(?<![\\w.'"-])(?:${word}\\(|typeof ${word}\\b)|\\{ ${word} \\}|\\bglobalThis\\.${word}\\b|'${word}' in\\b`;
}

function memberOf(name: string): { name: string; kind: 'static' | 'event' | 'own' } {
  const [, base = name, kind = 'own'] = /^(.*)_(static|event)$/.exec(name) ?? [];
  return { name: escaped(base), kind: kind as 'static' | 'event' | 'own' };
}
