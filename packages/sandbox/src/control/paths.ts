import { pathOnSandbox } from '../http/hosts.ts';

/** A call of the contract, to select the path of a fault. */
export interface KnownPath {
  method: string;
  path: string;
  summary: string;
}

/** All calls of the contract with their path in the sandbox. The description is read on first use. */
export async function knownPaths(): Promise<KnownPath[]> {
  const { operations } = await import('@brand/contract');
  return operations.map(({ method, path, host, summary }) => ({
    method,
    path: pathOnSandbox(host, path),
    summary,
  }));
}
