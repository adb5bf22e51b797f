import {
  type Operation,
  type WireRequest,
  filledPath,
  inWords,
  operationAt,
  pathValues,
  replyDeviations,
  requestDeviations,
} from '@brand/contract';
import { hostOf, pathOnSandbox } from '../http/hosts.ts';

/** The path of an operation in the sandbox, with the values and the query of a request. */
export function pathOf({ host, path: described }: Operation, request: WireRequest = {}): string {
  const { query, path: values } = request;
  const path = filledPath(described, values);
  const search = query === undefined ? '' : `?${new URLSearchParams(query)}`;
  return `${pathOnSandbox(host, path)}${search}`;
}

/** Deviations of a reply from the contract; empty if there are none. */
export function deviations(method: string, path: string, status: number, body: unknown): string[] {
  const at = hostOf(path);
  const operation = operationAt(method, at.path, at.host);
  if (!operation) return [`${method} ${path} is not described`];
  return inWords(replyDeviations(operation, status, body));
}

/** A request of a test: a path with its query, and a body that may already be text. */
export interface SentRequest {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: unknown;
}

/** Deviations of a request from the contract; empty if there are none, or if the contract does not describe it. */
export function requestProblems({ method, path, headers, body }: SentRequest): string[] {
  const { pathname, searchParams } = new URL(path, 'http://sandbox.test');
  const at = hostOf(pathname);
  const operation = operationAt(method, at.path, at.host);
  if (!operation) return [];
  const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  const request = {
    path: pathValues(operation.path, at.path) ?? {},
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries(lower) as Record<string, string>,
    body: typeof body === 'string' && body !== '' ? (JSON.parse(body) as unknown) : body,
  };
  return inWords(requestDeviations(operation, request));
}
