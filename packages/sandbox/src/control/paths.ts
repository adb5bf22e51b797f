import { pathOnSandbox } from '../http/hosts.ts';

/** A call of the contract, for choosing the path of a fault. */
export interface KnownPath {
  method: string;
  path: string;
  summary: string;
}

/** Every call of the contract at its path in the sandbox. The description is read when it is first asked for. */
export async function knownPaths(): Promise<KnownPath[]> {
  const { operations } = await import('@brand/contract');
  return operations.map(({ method, path, host, summary }) => ({
    method,
    path: pathOnSandbox(host, path),
    summary,
  }));
}
