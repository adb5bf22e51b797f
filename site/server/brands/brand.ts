import type { Operator } from '@brand/operator';
import { STRICT_TRANSPORT, type WorkshopSources, securityHeaders } from './operatorHeaders.ts';
import { readAddedMessages } from './addedMessages.ts';
import type { FileStore } from '../files/fileStore.ts';

/** One operator's built folder, complete and checked. */
export interface Brand {
  readonly operator: Operator;
  /** Security headers of every reply, made from the operator's hosts. */
  readonly headers: Record<string, string>;
  /** The same for a client that came over TLS. */
  readonly secureHeaders: Record<string, string>;
  /** The same with what a workshop adds. */
  headersFor(workshop: WorkshopSources): Record<string, string>;
  /** The files of the folder. */
  readonly files: FileStore;
}

/** Checks the content of `operator.json`. Throws an Error that says what is wrong, by key. */
export type OperatorJsonCheck = (json: unknown) => Operator;

const NEEDED = ['operator.json', 'theme.css', 'manifest.webmanifest'];

/**
 * Reads a built operator folder.
 *
 * @throws Error with what is missing or wrong
 */
export async function readBrand(files: FileStore, check: OperatorJsonCheck): Promise<Brand> {
  const settings = await files.read('operator.json');
  const operator = settings && check(parse(settings));
  for (const name of NEEDED) {
    if (await files.read(name)) continue;
    throw new Error(`"${name}" is missing. Build the folder with: brand-theme build`);
  }
  if (!operator) throw new Error('"operator.json" is missing.');
  // As checked: hosts from outside may have replaced those in the file.
  const checked = new TextEncoder().encode(JSON.stringify(operator));
  await readAddedMessages(operator, async (name) => files.read(name));
  const headers = securityHeaders(operator);
  return {
    operator,
    headers,
    secureHeaders: { ...headers, ...STRICT_TRANSPORT },
    headersFor: (workshop) => securityHeaders(operator, workshop),
    files: { read: async (name) => (name === 'operator.json' ? checked : files.read(name)) },
  };
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    throw new Error(`"operator.json" is not valid JSON: ${(error as Error).message}`);
  }
}
