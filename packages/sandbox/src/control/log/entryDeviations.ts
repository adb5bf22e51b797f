import { hostOf } from '../../http/hosts.ts';
import type { LogEntry } from './requestLog.ts';

/** Deviations of a request and its reply from the contract, one sentence each. */
export interface EntryDeviations {
  request: readonly string[];
  reply: readonly string[];
}

/** Hosts and paths that the description of the member API does not cover. */
const ELSEWHERE = /^\/(?:cdn|chat|play|auth)(?:\/|$)/;

/**
 * Checks an entry against the contract. The description is loaded with the first check, because reading it takes longer
 * than the start of the sandbox. Null if there is nothing to check against.
 */
export async function deviationsOf(entry: LogEntry): Promise<EntryDeviations | null> {
  if (entry.state === 'open' || entry.method === 'OPTIONS') return null;
  if (entry.origin === 'games' || ELSEWHERE.test(entry.path)) return null;
  const { inWords, operationAt, replyDeviations, requestDeviations } =
    await import('@brand/contract');
  const { host, path } = hostOf(entry.path);
  const operation = operationAt(entry.method, path, host);
  if (!operation) return { request: [`${entry.method} ${path} is not described`], reply: [] };
  const sent = jsonOf(entry.requestBody);
  const request = requestDeviations(operation, {
    query: Object.fromEntries(new URLSearchParams(entry.query)),
    headers: textHeaders(entry),
    // A form, as the refresh sends it, is not JSON and has no fields that could deviate.
    ...(sent.isJson && { body: sent.value }),
  });
  return {
    request: [
      ...inWords(request),
      ...(isBroken(entry, sent) ? ['the body is not valid JSON'] : []),
    ],
    reply: replyProblems(entry, (status, body) =>
      inWords(replyDeviations(operation, status, body)),
    ),
  };
}

function replyProblems(
  entry: LogEntry,
  check: (status: number, body: unknown) => string[],
): string[] {
  if (entry.status === null || entry.state === 'cut') return ['the reply was incomplete'];
  if (entry.replyBody === null) return [];
  const got = jsonOf(textOf(entry.replyBody));
  return got.isJson ? check(entry.status, got.value) : ['the body is not valid JSON'];
}

function isBroken({ headers }: LogEntry, { isJson, isEmpty }: Read): boolean {
  return !isJson && !isEmpty && (headers['content-type'] ?? '').startsWith('application/json');
}

function textHeaders({ headers }: LogEntry): Record<string, string> {
  const texts = Object.entries(headers).filter((pair): pair is [string, string] => {
    return typeof pair[1] === 'string';
  });
  return Object.fromEntries(texts);
}

interface Read {
  isJson: boolean;
  isEmpty: boolean;
  value?: unknown;
}

/** Parses a body as JSON. */
export function jsonOf(text: string): Read {
  if (text.trim() === '') return { isJson: false, isEmpty: true };
  try {
    return { isJson: true, isEmpty: false, value: JSON.parse(text) };
  } catch {
    return { isJson: false, isEmpty: false };
  }
}

/** The chunks of a body as one string. */
export function textOf(pieces: readonly (string | Uint8Array)[]): string {
  return Buffer.concat(pieces.map((piece) => Buffer.from(piece))).toString('utf8');
}
