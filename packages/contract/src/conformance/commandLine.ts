import { parseArgs } from 'node:util';

/** What a conformance run is told. */
export interface ConformanceOptions {
  readonly baseUrl: string;
  readonly token: string;
  readonly lineUrl: string | null;
  readonly rewardUrl: string | null;
  readonly authUrl: string | null;
  /** Name that the member logs in with. */
  readonly username: string | null;
  /** Origin of the site, whose browser has to be let in. */
  readonly origin: string | null;
  readonly refreshToken: string | null;
  /** Whether calls that change something may be made. */
  readonly write: boolean;
  readonly json: boolean;
  /** File that takes the report instead of the terminal. */
  readonly output: string | null;
}

/** Wrong use, with the sentence that says what is wrong. */
export class UsageError extends Error {}

/** What `--help` prints. */
export const HELP = `Walks the contract in openapi/ against a running backend and says where it deviates.

  npm run conformance -- --base-url URL --token TOKEN [options]

  --base-url URL        the API host, e.g. https://api.example.com
  --token TOKEN         access token of a member made for testing
  --line-url URL        the LINE host; without it its calls are skipped
  --reward-url URL      the reward host; without it its calls are skipped
  --auth-url URL        the auth host; without it GraphQL is skipped
  --username NAME       name of that member, which the LINE calls take
  --origin ORIGIN       the site's origin; checks that its browser is let in (CORS)
  --write               also makes the calls that change something: a deposit QR of the smallest amount, which is
                        cancelled again, a withdrawal of the smallest amount, and the end of the session
  --refresh-token TOKEN with --write, refreshes the session too
  --json                prints the report as JSON
  --output FILE         writes the report into a file, with nothing else in it
  --help                prints this

Without --write nothing is changed. No token is ever printed; pass them through the environment to keep them out of the
process list: CONFORMANCE_TOKEN, CONFORMANCE_REFRESH_TOKEN.

Exit codes: 0 all as the contract says, 1 deviations, 2 wrong use.
`;

/** Reads the command line; null when help is asked for. Throws UsageError. */
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
    // The words of the parser quote the argument, which may be a token that stands in the wrong place.
    const unknown = /Unknown option '(--?[a-z-]+)'/.exec((error as Error).message)?.[1];
    throw new UsageError(unknown ? `${unknown} is no option` : 'an argument is not understood');
  }
}

function optionalAddress(name: string, value: string | undefined): string | null {
  return value === undefined ? null : address(name, value);
}

function address(name: string, value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new UsageError(`--${name} is no http or https address`);
  }
  return value.replace(/\/+$/, '');
}

function originOf(value: string): string {
  const origin = address('origin', value);
  if (new URL(origin).origin !== origin) throw new UsageError('--origin has more than an origin');
  return origin;
}
