import { LOCALES } from '@brand/domain/text';
import * as v from 'valibot';

import { hostProblems } from '../hosts/hostProblems.ts';
import { settingAt } from '../schema/operatorJsonSchema.ts';
import { operatorSchema, type OperatorSettings } from '../schema/operatorSchema.ts';
import { languageProblems } from './languageProblems.ts';
import { issuePath, issueSentence } from './issueSentence.ts';
import { JsonTextError, readJsonText } from './jsonText.ts';
import { type Problem, type SettingPath, either, pathWords, shown } from './problem.ts';

/** Settings with all defaults, or all problems. */
export type ParsedOperator =
  | { settings: OperatorSettings; problems: []; place: PlaceProblem }
  | { settings: null; problems: Problem[] };

/** Adds the position in the file to a problem that is found later. */
type PlaceProblem = (problem: Problem) => Problem;

/** Options of the host check. */
export interface ParseOptions {
  /** Allows hosts on this machine, in private networks and over http: for the sandbox. @default false */
  local?: boolean;
  /** Hosts that override the file, by name; null or empty text: none. */
  hosts?: Readonly<Record<string, string | null | undefined>>;
}

/** Keys that could be abused for prototype pollution; refused at any level. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Checks the settings of an operator and applies all defaults.
 *
 * @param written the parsed `operator.json`
 * @returns the settings, or all problems together
 */
export function parseOperator(
  written: unknown,
  { local = false, hosts = {} }: ParseOptions = {},
): ParsedOperator {
  const json = withLanguages(withHosts(written, hosts));
  const problems: Problem[] = [];
  const complain = (path: SettingPath, sentence: string) => {
    const words = pathWords(path);
    if (!problems.some((problem) => problem.path === words))
      problems.push({ path: words, sentence });
  };
  for (const { path, sentence } of misshapen(json)) complain(path, sentence);
  const { success, output, issues } = v.safeParse(operatorSchema, json);
  for (const issue of issues ?? []) complain(issuePath(issue), issueSentence(issue));
  for (const { path, host, why } of local ? [] : hostProblems(json)) {
    complain(
      path,
      `${pathWords(path)} is ${shown(host)}: it ${why}. Only the sandbox may do so, with --local.`,
    );
  }
  if (success) {
    for (const { path, sentence } of languageProblems(output)) complain(path, sentence);
  }
  if (success && output.history.mostRows < output.history.firstRows) {
    const { firstRows, mostRows } = output.history;
    complain(
      ['history', 'mostRows'],
      `history.mostRows is ${mostRows}; it must not be less than history.firstRows, which is ${firstRows}.`,
    );
  }
  const cookiePage = success ? output.legal.cookieNotice?.page : undefined;
  if (success && cookiePage && !output.pages.some(({ name }) => name === cookiePage)) {
    const names = output.pages.map(({ name }) => shown(name));
    complain(
      ['legal', 'cookieNotice', 'page'],
      `legal.cookieNotice.page is ${shown(cookiePage)}; ${names.length > 0 ? `it must be one of your pages: ${either(names)}.` : 'first add the page under pages.'}`,
    );
  }
  return success && problems.length === 0
    ? { settings: normalised(output), problems: [], place: (problem) => problem }
    : { settings: null, problems };
}

/** As `parseOperator`, from the text of the file: every problem has its line and column. */
export function parseOperatorText(text: string, options?: ParseOptions): ParsedOperator {
  try {
    const { value, positions, twice } = readJsonText(text);
    const parsed = parseOperator(value, options);
    const places = new Map(
      [...positions].map(([path, place]) => [pathWords(stepsOf(path)), place]),
    );
    const place: PlaceProblem = (problem) => {
      const position = places.get(problem.path) ?? places.get(parentOf(problem.path));
      return position ? { ...problem, position } : problem;
    };
    const problems: Problem[] = [
      ...twice.map(({ path, position }) => ({
        path: pathWords(path),
        sentence: `${pathWords(path)} occurs twice; keep one of them.`,
        position,
      })),
      ...parsed.problems.map(place),
    ];
    if (parsed.settings && problems.length === 0) return { ...parsed, place };
    return { settings: null, problems: problems.sort(byPosition) };
  } catch (error) {
    if (!(error instanceof JsonTextError)) throw error;
    const sentence = `This is not JSON. ${error.message}`;
    return { settings: null, problems: [{ path: '', sentence, position: error.position }] };
  }
}

const byPosition = (one: Problem, other: Problem) =>
  (one.position?.line ?? 0) - (other.position?.line ?? 0) ||
  (one.position?.column ?? 0) - (other.position?.column ?? 0);

const stepsOf = (joined: string): SettingPath =>
  joined === '' ? [] : joined.split('\n').map((step) => (/^\d+$/.test(step) ? Number(step) : step));

const parentOf = (path: string) => path.replace(/(?:^|\.)[\w$]+$|\[[^[\]]*\]$/, '');

/** Problems that the schema does not detect: lists instead of objects, and keys for prototype pollution. */
function misshapen(
  value: unknown,
  path: SettingPath = [],
): { path: SettingPath; sentence: string }[] {
  if (typeof value !== 'object' || value === null || path.length > 32) return [];
  if (Array.isArray(value) && settingAt(path)?.type === 'object') {
    const words = pathWords(path) || 'operator.json';
    return [{ path, sentence: `${words} is ${shown(value)}; it must be an object in { }.` }];
  }
  return Object.entries(value).flatMap(([key, child]) => {
    const own = [...path, Array.isArray(value) ? Number(key) : key];
    return FORBIDDEN.has(key)
      ? [{ path: own, sentence: `${pathWords(own)} is not a name that a setting can have.` }]
      : misshapen(child, own);
  });
}

/** `locale`, which named the main language before `languages` did. */
function withLanguages(written: unknown): unknown {
  if (typeof written !== 'object' || written === null || 'languages' in written) return written;
  const { locale, ...rest } = written as { locale?: unknown };
  const main = LOCALES.find((each) => each === locale);
  return main === undefined ? written : { ...rest, languages: [...new Set([main, ...LOCALES])] };
}

/** The settings with other hosts. */
export function withHosts(written: unknown, hosts: NonNullable<ParseOptions['hosts']>): unknown {
  const given = Object.entries(hosts).filter(([, host]) => host !== undefined);
  if (given.length === 0 || typeof written !== 'object' || written === null) return written;
  const own = (written as { hosts?: unknown }).hosts;
  const others = Object.fromEntries(given.map(([name, host]) => [name, host === '' ? null : host]));
  return {
    ...written,
    ...movedLobbies(written, (own as { games?: unknown } | null | undefined)?.games, hosts.games),
    ...movedEndpoint(written, (own as { api?: unknown } | null | undefined)?.api, hosts.api),
    hosts: typeof own === 'object' ? { ...own, ...others } : others,
  };
}

/** Moves demo lobbies on the operator's own games host to the new host. */
function movedLobbies(written: object, from: unknown, to: string | null | undefined) {
  const { demoLobbies } = written as { demoLobbies?: unknown };
  if (!to || typeof from !== 'string' || !Array.isArray(demoLobbies)) return {};
  const moved = (demoLobbies as { href?: unknown }[]).map((lobby) =>
    typeof lobby?.href === 'string'
      ? { ...lobby, href: movedAddress(lobby.href, from, to) }
      : lobby,
  );
  return { demoLobbies: moved };
}

/** Moves a reporting endpoint on the operator's own API host to the new host. */
function movedEndpoint(written: object, from: unknown, to: string | null | undefined) {
  const { telemetry } = written as { telemetry?: { endpoint?: unknown } | null };
  if (!to || typeof from !== 'string' || typeof telemetry?.endpoint !== 'string') return {};
  return { telemetry: { ...telemetry, endpoint: movedAddress(telemetry.endpoint, from, to) } };
}

/** The same path on another host, if the address is on the old one. */
function movedAddress(address: string, from: string, to: string): string {
  const own = withoutSlash(from);
  return address.startsWith(`${own}/`) ? withoutSlash(to) + address.slice(own.length) : address;
}

const withoutSlash = (host: string) => host.replace(/\/+$/, '');

/** Removes trailing slashes of hosts and spaces around names, and converts colours to lower case. */
function normalised(settings: OperatorSettings): OperatorSettings {
  const { hosts, theme, brand, games, notices } = settings;
  const colours = Object.entries(theme).map(([key, value]) => [
    key,
    typeof value === 'string' && value.startsWith('#') ? value.toLowerCase() : value,
  ]);
  const trimmed = Object.entries(hosts).map(([name, host]) => [
    name,
    host === null ? null : withoutSlash(host),
  ]);
  return {
    ...settings,
    brand: { ...brand, name: brand.name.trim() },
    theme: Object.fromEntries(colours) as OperatorSettings['theme'],
    hosts: Object.fromEntries(trimmed) as OperatorSettings['hosts'],
    games: { ...games, frameHosts: games.frameHosts.map(withoutSlash) },
    notices: { ...notices, imageHosts: notices.imageHosts.map(withoutSlash) },
  };
}
