import { hostProblem } from './publicHost.ts';

type Settings = Record<string, unknown>;

const record = (value: unknown): Settings =>
  typeof value === 'object' && value !== null ? (value as Settings) : {};

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A host in the settings, with its path. */
export interface NamedHost {
  path: readonly (string | number)[];
  host: string;
}

/** Every host in the settings, which may be otherwise invalid. */
export function namedHosts(json: unknown): NamedHost[] {
  const { hosts, games, notices, demoLobbies, telemetry } = record(json);
  const { endpoint, analyticsHost } = record(telemetry);
  const places: [(string | number)[], unknown][] = [
    ...Object.entries(record(hosts)).map(([name, host]): [string[], unknown] => [
      ['hosts', name],
      host,
    ]),
    ...list(record(games).frameHosts).map((host, at): [(string | number)[], unknown] => [
      ['games', 'frameHosts', at],
      host,
    ]),
    ...list(record(notices).imageHosts).map((host, at): [(string | number)[], unknown] => [
      ['notices', 'imageHosts', at],
      host,
    ]),
    ...list(demoLobbies).map((lobby, at): [(string | number)[], unknown] => [
      ['demoLobbies', at, 'href'],
      record(lobby).href,
    ]),
    [['telemetry', 'endpoint'], endpoint],
    [['telemetry', 'analyticsHost'], analyticsHost],
  ];
  return places.flatMap(([path, host]) => (typeof host === 'string' ? [{ path, host }] : []));
}

/** Hosts that are not allowed on a production site, with the reasons. */
export function hostProblems(json: unknown): (NamedHost & { why: string })[] {
  return namedHosts(json).flatMap((named) => {
    const why = hostProblem(named.host);
    return why === null ? [] : [{ ...named, why }];
  });
}
