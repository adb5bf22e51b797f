import type { Operator } from '@brand/operator';

const OPERATOR_PATH = '/operator/operator.json';

/** The operator's folder exists but is not usable. A retry does not help. */
export class OperatorUnfit extends Error {}

/**
 * Loads the operator's settings. `brand-theme build` and the server have validated them. Here it is checked only that they are
 * built, and that a public page does not use a sandbox, which has no https: a host of files may have a folder of `npm start`.
 *
 * @throws OperatorUnfit for a file that must not be used, Error if it is unavailable
 */
export async function loadOperator(
  get: typeof fetch = fetch,
  isLocal = isLocalPage(location.hostname),
): Promise<Operator> {
  const reply = await get(OPERATOR_PATH, { credentials: 'same-origin' });
  if (!reply.ok) throw new Error(`${OPERATOR_PATH} answered ${reply.status}`);
  const operator = (await reply.json()) as Operator;
  if (operator.built !== 1) {
    throw new OperatorUnfit(`${OPERATOR_PATH} is not built. Run: brand-theme build <folder>`);
  }
  for (const [name, address] of Object.entries(operator.hosts)) {
    if (address !== null && !isLocal && !address.startsWith('https://')) {
      throw new OperatorUnfit(`"hosts.${name}" must begin with https://`);
    }
  }
  return operator;
}

/** Whether a page is served by the machine on which it is shown. */
export function isLocalPage(hostname: string): boolean {
  return /^(?:127\.[\d.]+|\[::1\]|(?:.+\.)?localhost)$/.test(hostname);
}
