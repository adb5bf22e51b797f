import { ApiError } from '@brand/api';
import { expect, it } from 'vitest';
import { contentFailureOf } from './failureOf.ts';

const failed = (status: number, code: number | null) =>
  new ApiError({ kind: 'maintenance', status, code, raises: true });

it.each([500, 502, 503, 504])(
  'a page stays and names the server error after HTTP %i of one call',
  (status) => {
    expect(contentFailureOf(failed(status, null))).toEqual({
      messageId: 'error.general.server',
      code: String(status),
    });
  },
);

it('a page is replaced if the API reports maintenance', () => {
  const error = failed(503, 9998);
  expect(() => contentFailureOf(error)).toThrow(error);
});
