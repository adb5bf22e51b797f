import { parseArgs } from 'node:util';

/** What a conformance run needs. */
export interface ConformanceOptions {
  readonly baseUrl: string;
  readonly token: string;
  readonly lineUrl: string | null;
  readonly rewardUrl: string | null;
  readonly authUrl: string | null;
  /** Username of the member. */
  readonly username: string | null;
  /** Origin of the site, for the CORS checks. */
  readonly origin: string | null;
  readonly refreshToken: string | null;
  /** Whether calls with side effects are allowed. */
  readonly write: boolean;
  /** A call without a reply in this time hangs. */
  readonly timeoutMs: number;
}

/** All options. With `login` the tokens come from there. */
export interface CommandLine extends ConformanceOptions {
  /** Username to log in with; null if a token is given. */
  readonly login: string | null;
  /** Prints every check, and not only causes. */
  readonly all: boolean;
  readonly json: boolean;
  /** File for the report; null prints it to the terminal. */
  readonly output: string | null;
  readonly html: string | null;
  readonly junit: string | null;
}

/** Usage error with a message. */
export class UsageError extends Error {}

/** Output of `--help`. */
export const HELP = `Tests a running backend against the contract in openapi/ and reports deviations.

  npm run conformance -- --base-url URL --login NAME [options]

  --base-url URL        the API host, e.g. https://api.example.com
  --login NAME          logs this test member in, once; asks for the password, or takes CONFORMANCE_PASSWORD
  --token TOKEN         access token of a test member, instead of a login
  --line-url URL        the LINE host; without it, its calls are skipped
  --reward-url URL      the reward host; without it, its calls are skipped
  --auth-url URL        the auth host; without it, GraphQL is skipped
  --username NAME       username of that member, for the LINE calls
  --origin ORIGIN       origin of the site; checks its CORS access
  --write               also makes calls with side effects: a deposit QR of the minimum amount, which is cancelled
                        afterwards, a withdrawal of the minimum amount, and the logout
  --refresh-token TOKEN with --write, also refreshes the session; a login brings its own
  --timeout SECONDS     a call without a reply in this time hangs; default 9, after which the site gives up
  --all                 also prints every check
  --json                prints the report as JSON
  --output FILE         writes the report to a file
  --html FILE           also writes it as a page, with the reference of the contract in a folder next to it
  --junit FILE          also writes it as JUnit XML
  --help                prints this help

Without --write nothing is changed. Tokens are never printed. Pass them in the environment to keep them out of the process
list: CONFORMANCE_TOKEN, CONFORMANCE_REFRESH_TOKEN.

The last line says whether a site could open on the backend. Exit codes: 0 no deviations, 1 deviations, 2 usage error or no
login.
`;

/** Parses the command line; null if help is requested. Throws UsageError. */
export function readCommandLine(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): CommandLine | null {
  const values = parsed(args);
  if (values.help) return null;
  const token = values.token ?? env['CONFORMANCE_TOKEN'];
  if (!values['base-url']) throw new UsageError('--base-url is missing');
  const login = values.login ?? null;
  if (!token && login === null) throw new UsageError('--login or --token is missing');
  return {
    baseUrl: address('base-url', values['base-url']),
    token: token ?? '',
    login,
    lineUrl: optionalAddress('line-url', values['line-url']),
    rewardUrl: optionalAddress('reward-url', values['reward-url']),
    authUrl: optionalAddress('auth-url', values['auth-url']),
    username: values.username ?? login,
    origin: values.origin === undefined ? null : originOf(values.origin),
    refreshToken: values['refresh-token'] ?? env['CONFORMANCE_REFRESH_TOKEN'] ?? null,
    write: values.write,
    timeoutMs: milliseconds(values.timeout),
    all: values.all,
    json: values.json,
    output: values.output ?? null,
    html: values.html ?? null,
    junit: values.junit ?? null,
  };
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      args: args.filter((word) => word !== '--'),
      options: {
        'base-url': text,
        token: text,
        'line-url': text,
        'reward-url': text,
        'auth-url': text,
        username: text,
        origin: text,
        'refresh-token': text,
        login: text,
        write: flag,
        timeout: { type: 'string', default: '9' },
        all: flag,
        json: flag,
        output: text,
        html: text,
        junit: text,
        help: flag,
      },
    }).values;
  } catch (error) {
    // The error message of the parser contains the argument, which may be a misplaced token.
    const unknown = /Unknown option '(--?[a-z-]+)'/.exec((error as Error).message)?.[1];
    throw new UsageError(unknown ? `unknown option ${unknown}` : 'unexpected argument');
  }
}

function milliseconds(seconds: string): number {
  if (!/^\d+(?:\.\d+)?$/.test(seconds) || Number(seconds) === 0)
    throw new UsageError('--timeout is not a number of seconds');
  return Number(seconds) * 1000;
}

function optionalAddress(name: string, value: string | undefined): string | null {
  return value === undefined ? null : address(name, value);
}

function address(name: string, value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new UsageError(`--${name} is not an http or https address`);
  }
  return value.replace(/\/+$/, '');
}

function originOf(value: string): string {
  const origin = address('origin', value);
  if (new URL(origin).origin !== origin) throw new UsageError('--origin must not have a path');
  return origin;
}
