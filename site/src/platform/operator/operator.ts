import type { Operator } from '@brand/operator';
import { hostProblem } from '@brand/operator/publicHost';

const OPERATOR_PATH = '/operator/operator.json';

/** The operator's folder is there and cannot be used as it is: trying again does not help. */
export class OperatorUnfit extends Error {}

/**
 * Fetches what the operator decides. `brand-theme build` has checked all of it; what is checked here is that it is built,
 * and that a page on the open network does not speak to somebody's own machine.
 *
 * @throws OperatorUnfit for a file that must not be used, Error when it cannot be had
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

/** Whether a page is shown on the machine that serves it. */
export function isLocalPage(hostname: string): boolean {
  return /^(?:127\.[\d.]+|\[::1\]|(?:.+\.)?localhost)$/.test(hostname);
}
