import { expect, it, vi } from 'vitest';
import { lateCode } from './lateCode.ts';

it('loads once, when it is needed', async () => {
  const load = vi.fn(async () => 'code');
  const code = lateCode(load);
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([code(), code()])).toEqual(['code', 'code']);
  expect(await code()).toBe('code');
  expect(load).toHaveBeenCalledOnce();
});

it('that cannot be loaded is an error of the connection, and loads again with the next call', async () => {
  const missing = new TypeError('the file is missing');
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(missing);
  const code = lateCode(load);
  await expect(code()).rejects.toMatchObject({ kind: 'network', cause: missing });
  expect(await code()).toBe('code');
});
