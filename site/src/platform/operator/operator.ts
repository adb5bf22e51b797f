import type { Operator } from '@brand/operator';
import { hostProblem } from '@brand/operator/publicHost';

const OPERATOR_PATH = '/operator/operator.json';

/** The operator's folder exists but is not usable. A retry does not help. */
export class OperatorUnfit extends Error {}

/**
 * Loads the operator's settings. `brand-theme build` has validated them. Here it is checked only that they are built, and
 * that a public page does not use a host on the local machine.
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
    const problem = address !== null && !isLocal && hostProblem(address);
    if (problem) throw new OperatorUnfit(`"hosts.${name}": ${problem}`);
  }
  return operator;
}

/** Whether a page is served by the machine on which it is shown. */
export function isLocalPage(hostname: string): boolean {
  return /^(?:127\.[\d.]+|\[::1\]|(?:.+\.)?localhost)$/.test(hostname);
}
