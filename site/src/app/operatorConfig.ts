export const OPERATOR_CONFIG_PATH = '/operator/operator.json';

const HOSTS = ['api', 'auth', 'cdn', 'games'] as const;
const OPTIONAL_HOSTS = ['line', 'reward', 'chat'] as const;

/**
 * Where the parts of the product live: absolute http(s) addresses, a path is allowed, no query. Without `line` there is no
 * LINE login, without `reward` no check of the deposit promotion, without `chat` no live chat.
 */
export type Hosts = Record<(typeof HOSTS)[number], string> &
  Partial<Record<(typeof OPTIONAL_HOSTS)[number], string>>;

/**
 * What an operator decides. It lies beside the build as `/operator/operator.json` and is read at every start. Keys that are
 * not known pass through untouched.
 */
export interface OperatorConfig {
  /** Name on the page and theme by its folder name. */
  brand: { name: string; theme: string };
  /** Language of addresses without a prefix. */
  locale: 'th' | 'en';
  /** How long a withdrawal takes to arrive, in whole minutes. */
  payoutMinutes: number;
  hosts: Hosts;
}

/**
 * Checks an operator configuration and puts other hosts in its place where given.
 *
 * @param json parsed `operator.json`
 * @param overrides hosts that win over the file, for a sandbox or a test
 * @throws Error with a sentence that names the key to correct
 */
export function operatorConfig(json: unknown, overrides: Partial<Hosts> = {}): OperatorConfig {
  const config = record(json, 'operator.json');
  const brand = record(config.brand, 'brand');
  if (typeof brand.name !== 'string' || brand.name === '') throw wrong('brand.name', 'a name');
  if (typeof brand.theme !== 'string' || brand.theme === '') throw wrong('brand.theme', 'a theme');
  if (config.locale !== 'th' && config.locale !== 'en') throw wrong('locale', '"th" or "en"');
  const minutes = config.payoutMinutes;
  if (!Number.isInteger(minutes) || (minutes as number) < 1) {
    throw wrong('payoutMinutes', 'a whole number of minutes');
  }
  const given = { ...record(config.hosts, 'hosts'), ...overrides };
  const names = [...HOSTS, ...OPTIONAL_HOSTS.filter((name) => given[name])];
  const hosts = Object.fromEntries(names.map((name) => [name, address(given[name], name)]));
  return { ...config, hosts } as unknown as OperatorConfig;
}

/** Fetches the file. Throws when it cannot be reached or is wrong: nothing works without the hosts. */
export async function loadOperatorConfig(get: typeof fetch = fetch): Promise<OperatorConfig> {
  const reply = await get(OPERATOR_CONFIG_PATH, { credentials: 'same-origin' });
  if (!reply.ok) throw new Error(`${OPERATOR_CONFIG_PATH} answered ${reply.status}`);
  return operatorConfig(await reply.json());
}

function record(value: unknown, key: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw wrong(key, 'an object');
  }
  return value as Record<string, unknown>;
}

function address(value: unknown, name: string): string {
  const url = typeof value === 'string' ? parse(value) : null;
  const plain = url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username;
  // Characters that would end a source in the policy header and begin another one.
  if (!plain || /[\s;,'"]/.test(value as string)) {
    throw wrong(`hosts.${name}`, 'an address such as https://api.brand.example');
  }
  return (value as string).replace(/\/+$/, '');
}

function parse(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

function wrong(key: string, what: string): Error {
  return new Error(`The operator configuration needs ${what} at "${key}".`);
}
