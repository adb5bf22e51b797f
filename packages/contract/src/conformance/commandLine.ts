import { parseArgs } from 'node:util';

/** Options of a conformance run. */
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
  readonly json: boolean;
  /** File for the report; null prints it to the terminal. */
  readonly output: string | null;
}

/** Usage error with a message. */
export class UsageError extends Error {}

/** Output of `--help`. */
export const HELP = `Tests a running backend against the contract in openapi/ and reports deviations.

  npm run conformance -- --base-url URL --token TOKEN [options]

  --base-url URL        the API host, e.g. https://api.example.com
  --token TOKEN         access token of a test member
  --line-url URL        the LINE host; without it, its calls are skipped
  --reward-url URL      the reward host; without it, its calls are skipped
  --auth-url URL        the auth host; without it, GraphQL is skipped
  --username NAME       username of that member, for the LINE calls
  --origin ORIGIN       origin of the site; checks its CORS access
  --write               also makes calls with side effects: a deposit QR of the minimum amount, which is cancelled
                        afterwards, a withdrawal of the minimum amount, and the logout
  --refresh-token TOKEN with --write, also refreshes the session
  --json                prints the report as JSON
  --output FILE         writes the report to a file
  --help                prints this help

Without --write nothing is changed. Tokens are never printed. Pass them in the environment to keep them out of the process
list: CONFORMANCE_TOKEN, CONFORMANCE_REFRESH_TOKEN.

Exit codes: 0 no deviations, 1 deviations, 2 usage error.
`;

/** Parses the command line; null if help is requested. Throws UsageError. */
export function readCommandLine(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): ConformanceOptions | null {
  const values = parsed(args);
  if (values.help) return null;
  const token = values.token ?? env['CONFORMANCE_TOKEN'];
  if (!values['base-url']) throw new UsageError('--base-url is missing');
  if (!token) throw new UsageError('--token is missing');
  return {
    baseUrl: address('base-url', values['base-url']),
    token,
    lineUrl: optionalAddress('line-url', values['line-url']),
    rewardUrl: optionalAddress('reward-url', values['reward-url']),
    authUrl: optionalAddress('auth-url', values['auth-url']),
    username: values.username ?? null,
    origin: values.origin === undefined ? null : originOf(values.origin),
    refreshToken: values['refresh-token'] ?? env['CONFORMANCE_REFRESH_TOKEN'] ?? null,
    write: values.write,
    json: values.json,
    output: values.output ?? null,
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
        write: flag,
        json: flag,
        output: text,
        help: flag,
      },
    }).values;
  } catch (error) {
    // The error message of the parser contains the argument, which may be a misplaced token.
    const unknown = /Unknown option '(--?[a-z-]+)'/.exec((error as Error).message)?.[1];
    throw new UsageError(unknown ? `unknown option ${unknown}` : 'unexpected argument');
  }
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
