import { expect } from 'vitest';
import type { Sandbox } from '../createSandbox.ts';

/** A GraphQL request of a test. */
export interface TestQuestion {
  query: string;
  variables?: object | undefined;
  token?: string | undefined;
}

/** One error of a reply. */
export interface TestError {
  message: string;
  path?: (string | number)[];
  extensions: { code: number; field?: string };
}

/** One request to the auth host and its reply. Checks that no error reveals implementation details of the server. */
export async function askGraphql(
  { api }: Pick<Sandbox, 'api'>,
  { token, ...question }: TestQuestion,
) {
  const response = await api.request('/auth/graphql', {
    method: 'POST',
    body: JSON.stringify(question),
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
  });
  const text = await response.text();
  expect(text).not.toMatch(/stack|node_modules|\.ts:/);
  const { data, errors = [] } = JSON.parse(text) as { data?: never; errors?: TestError[] };
  const [first] = errors;
  return { status: response.status, data, errors, refused: first?.extensions ?? null };
}
