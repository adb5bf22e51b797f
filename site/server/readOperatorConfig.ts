import { readFile } from 'node:fs/promises';
import { type Hosts, type OperatorConfig, operatorConfig } from '../src/app/operatorConfig.ts';

/** Reads and checks a file; see `operatorConfig`. */
export async function readOperatorConfig(
  file: string,
  overrides?: Partial<Hosts>,
): Promise<OperatorConfig> {
  return operatorConfig(JSON.parse(await readFile(file, 'utf8')), overrides);
}

const NAMES: readonly (keyof Hosts)[] = ['api', 'auth', 'cdn', 'games', 'line', 'reward', 'chat'];

/** Hosts named in the environment: `SITE_API_HOST`, `SITE_AUTH_HOST` and so on, one for each name. */
export function hostsFromEnvironment(env: NodeJS.ProcessEnv): Partial<Hosts> {
  return Object.fromEntries(
    NAMES.map((name) => [name, env[`SITE_${name.toUpperCase()}_HOST`]]).filter(([, host]) => host),
  );
}
