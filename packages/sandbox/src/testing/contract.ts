import {
  type Operation,
  type WireRequest,
  inWords,
  operationAt,
  replyDeviations,
  requestDeviations,
} from '@brand/contract';
import { hostOf, pathOnSandbox } from '../http/hosts.ts';

/** Where the sandbox answers an operation, with the query of a request. */
export function pathOf({ host, path }: Operation, { query }: WireRequest = {}): string {
  const search = query === undefined ? '' : `?${new URLSearchParams(query)}`;
  return `${pathOnSandbox(host, path)}${search}`;
}

/** What in a reply is not as the contract has it; empty when all is. */
export function deviations(method: string, path: string, status: number, body: unknown): string[] {
  const at = hostOf(path);
  const operation = operationAt(method, at.path, at.host);
  if (!operation) return [`${method} ${path} is not described`];
  return inWords(replyDeviations(operation, status, body));
}

/** A request as a test sends it: a path with its query, and a body that may be text already. */
export interface SentRequest {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: unknown;
}

/** What in a request is not as the contract has it; empty when all is, and where nothing is described. */
export function requestProblems({ method, path, headers, body }: SentRequest): string[] {
  const { pathname, searchParams } = new URL(path, 'http://sandbox.test');
  const at = hostOf(pathname);
  const operation = operationAt(method, at.path, at.host);
  if (!operation) return [];
  const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  const request = {
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries(lower) as Record<string, string>,
    body: typeof body === 'string' && body !== '' ? (JSON.parse(body) as unknown) : body,
  };
  return inWords(requestDeviations(operation, request));
}
