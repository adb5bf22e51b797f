import { parseArgs } from 'node:util';
import type { Hosts } from '@brand/operator';
import { hostsFromEnvironment } from '../brands/builtOperator.ts';
import { type TrustedProxies, trustedProxies } from '../operations/trustedProxies.ts';
import { HOST_FLAGS, SETTINGS } from './settings.ts';

export type LogLevel = 'info' | 'error' | 'silent';

/** The settings of a server, checked. */
export interface ServerSettings {
  readonly host: string;
  readonly port: number;
  /** Null for no metrics. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  readonly dist: string | null;
  readonly operator: string | null;
  readonly operators: string | null;
  readonly fallback: string | null;
  readonly proxies: TrustedProxies;
  readonly logLevel: LogLevel;
  /** Whether pages contain public data of the API. */
  readonly content: boolean;
  /** Times in milliseconds; undefined for the default. */
  readonly times: {
    readonly headersMs: number | undefined;
    readonly requestMs: number | undefined;
    readonly shutdownMs: number | undefined;
    readonly shutdownDelayMs: number;
  };
  readonly local: boolean;
  readonly hosts: Partial<Hosts>;
}

/** Invalid settings. The message names each of them and the reason. */
export class SettingsError extends Error {}

const LOG_LEVELS: readonly string[] = ['info', 'error', 'silent'];

/**
 * @param args of the command line, without node and script
 * @returns null when the help is requested
 * @throws SettingsError
 */
export function readSettings(args: string[], env: NodeJS.ProcessEnv): ServerSettings | null {
  const flags = readFlags(args);
  if (flags.help) return null;
  const problems: string[] = [];
  const value = (name: (typeof SETTINGS)[number]['flag']) => {
    const { variable } = SETTINGS.find(({ flag }) => flag === name)!;
    const flag = flags[name];
    return typeof flag === 'string' ? flag : env[variable] || undefined;
  };
  const check = <Value>(name: Parameters<typeof value>[0], read: (text: string) => Value) => {
    const text = value(name);
    if (text === undefined) return undefined;
    try {
      return read(text);
    } catch (error) {
      problems.push(`--${name} is "${text}", but ${(error as Error).message}`);
      return undefined;
    }
  };
  const host = value('host') ?? '::';
  const metricsPort = check('metrics-port', (text) => (text === 'off' ? null : portOf(text)));
  const settings: ServerSettings = {
    host,
    port: check('port', portOf) ?? 8080,
    metrics:
      metricsPort === null
        ? null
        : { host: value('metrics-host') ?? host, port: metricsPort ?? 9464 },
    dist: value('dist') ?? null,
    operator: value('operator') ?? null,
    operators: value('operators') ?? null,
    fallback: value('default') ?? null,
    proxies: check('trusted-proxy', trustedProxies) ?? trustedProxies(''),
    logLevel: check('log-level', levelOf) ?? 'info',
    content: check('content', switchOf) ?? true,
    times: {
      headersMs: check('header-timeout', timeoutOf),
      requestMs: check('request-timeout', timeoutOf),
      shutdownMs: check('shutdown-timeout', timeoutOf),
      shutdownDelayMs: check('shutdown-delay', millisecondsOf) ?? 0,
    },
    local: flags.local === true || /^(?:1|true)$/.test(env.SITE_LOCAL ?? ''),
    hosts: {
      ...hostsFromEnvironment(env),
      ...Object.fromEntries(
        HOST_FLAGS.map((name) => [name, flags[name]]).filter(([, address]) => address),
      ),
    },
  };
  if (settings.operator !== null && settings.operators !== null) {
    problems.push('--operator and --operators exclude each other.');
  }
  if (settings.fallback !== null && settings.operators === null) {
    problems.push('--default names one of --operators, which is missing.');
  }
  if (problems.length > 0) throw new SettingsError(problems.join('\n'));
  return settings;
}

function readFlags(args: string[]): Record<string, string | boolean | undefined> {
  const options = Object.fromEntries(
    SETTINGS.map(({ flag, value }) => [
      flag,
      { type: value === null ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  try {
    return parseArgs({ args, options: { ...options, help: { type: 'boolean' } } }).values;
  } catch (error) {
    throw new SettingsError(`${(error as Error).message}\n--help lists all settings.`);
  }
}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new Error('a port is a number up to 65535.');
  return port;
}

function millisecondsOf(text: string): number {
  const seconds = Number(text);
  if (!/^\d+$/.test(text) || seconds > 600) throw new Error('it is a number of seconds up to 600.');
  return seconds * 1000;
}

/** Node takes 0 for no limit at all. */
function timeoutOf(text: string): number {
  const ms = millisecondsOf(text);
  if (ms === 0) throw new Error('it is at least 1 second.');
  return ms;
}

function switchOf(text: string): boolean {
  if (text !== 'on' && text !== 'off') throw new Error('it is on or off.');
  return text === 'on';
}

function levelOf(text: string): LogLevel {
  if (!LOG_LEVELS.includes(text)) throw new Error(`the levels are ${LOG_LEVELS.join(', ')}.`);
  return text as LogLevel;
}
