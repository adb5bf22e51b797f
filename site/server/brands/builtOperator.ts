import type { Hosts, Operator } from '@brand/operator';
import { readBuiltOperator } from '@brand/operator/built';

const NAMES: readonly (keyof Hosts)[] = ['api', 'auth', 'cdn', 'games', 'line', 'reward', 'chat'];

/** Hosts named in the environment: `SITE_API_HOST`, `SITE_AUTH_HOST` and so on, one for each name. */
export function hostsFromEnvironment(env: NodeJS.ProcessEnv): Partial<Hosts> {
  return Object.fromEntries(
    NAMES.map((name) => [name, env[`SITE_${name.toUpperCase()}_HOST`]]).filter(([, host]) => host),
  );
}

/** How a built operator is checked when a server reads it. */
export interface OperatorCheck {
  /** Allows hosts on this machine or in its network, and over http. */
  local: boolean;
  /** Hosts that win over those in the file. */
  hosts: Partial<Hosts>;
}

/**
 * Gives the check of `operator.json` for a server. What players reach must be on the open network and encrypted, so hosts
 * from elsewhere than the file are for a sandbox alone.
 *
 * @returns a check that throws an Error with a sentence for each wrong key
 * @throws Error when there are hosts from outside without `local`
 */
export function operatorCheck({ local, hosts }: OperatorCheck): (json: unknown) => Operator {
  const [first] = Object.keys(hosts);
  if (first !== undefined && !local) {
    throw new Error(
      `"hosts.${first}" is given from outside the operator's folder (SITE_${first.toUpperCase()}_HOST or --${first}). That is for a sandbox and needs --local.`,
    );
  }
  return (json) => readBuiltOperator(json, { local, hosts });
}
