import { Explained } from '../progress.mjs';
import { runCommand } from '../runCommand.mjs';
import { type Publishable, titleOf } from './publishable.ts';
import type { Staged } from './stage.ts';

/** The registry that packages are published to. */
export class Registry {
  /** Its address, ending with a slash. */
  readonly address: string;
  private readonly env: NodeJS.ProcessEnv;

  private constructor(address: string, env: NodeJS.ProcessEnv) {
    this.address = address;
    this.env = env;
  }

  /**
   * @param address null takes the one that npm is configured with, for the scope first
   * @param env with NPM_TOKEN, if the login of npm is not used
   */
  static async open(address: string | null, scope: string, env: NodeJS.ProcessEnv) {
    const configured = async (key: string) => {
      const { output } = await runCommand('npm', ['config', 'get', key]);
      return /^https?:\S+$/m.exec(output)?.[0];
    };
    const found =
      address ?? (await configured(`${scope}:registry`)) ?? (await configured('registry'));
    const url = `${found?.replace(/\/+$/, '') ?? ''}/`;
    const token = env['NPM_TOKEN'];
    return new Registry(url, {
      ...env,
      // Settings by environment are in no process list. The scope's address would win over the other one.
      npm_config_registry: url,
      // Without network, report it after seconds, not after minutes of retries.
      npm_config_fetch_retries: '1',
      npm_config_fetch_retry_mintimeout: '2000',
      [`npm_config_${scope}:registry`]: url,
      ...(token && { [`npm_config_${url.replace(/^https?:/, '')}:_authToken`]: token }),
    });
  }

  /** Whether exactly this version is already published. */
  async has(one: Publishable): Promise<boolean> {
    const { code, output } = await this.npm(['view', titleOf(one), 'version', '--json']);
    if (code === 0) return output.includes(one.version);
    if (/\bE404\b/.test(output)) return false;
    throw this.failure(`${this.address} could not be asked for ${titleOf(one)}.`, output);
  }

  async publish(staged: Staged, { provenance }: { readonly provenance: boolean }): Promise<void> {
    const args = ['publish', staged.path, ...(provenance ? ['--provenance'] : [])];
    const { code, output } = await this.npm(args);
    if (code !== 0) throw this.failure(`${titleOf(staged)} was not published.`, output);
  }

  private npm(args: readonly string[]) {
    return runCommand('npm', [...args], { env: this.env });
  }

  private failure(sentence: string, output: string): Explained {
    const advice = ADVICE.find(([sign]) => sign.test(output))?.[1] ?? '';
    return new Explained(`${[sentence, advice].filter(Boolean).join(' ')}\n\n${output.trim()}`);
  }
}

const ADVICE: readonly [RegExp, string][] = [
  [/\bENEEDAUTH\b|\bE401\b/, 'Log in with npm login, or set NPM_TOKEN, and run it again.'],
  [/\bEOTP\b/, 'The account asks for a one-time password: NPM_CONFIG_OTP=… and run it again.'],
  [/\bE403\b|\bE404\b/, 'Does this account have the right to publish in the scope?'],
  [/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT/, 'Is the network reachable?'],
];
