import { expect, it } from 'vitest';
import { holdReplies, releaseReplies } from './heldReplies.ts';
import { createQueryClient } from './queryClient.ts';

const queryKey = ['games'];

it('requests in the next task, and gives out the reply when it is released', async () => {
  const queries = createQueryClient();
  let isRequested = false;
  holdReplies();
  const read = queries.fetchQuery({
    queryKey,
    queryFn: async () => {
      isRequested = true;
      return 7;
    },
  });
  await Promise.resolve();
  expect(isRequested).toBe(false);
  await new Promise((resolve) => void setTimeout(resolve));
  expect(isRequested).toBe(true);
  expect(queries.getQueryData(queryKey)).toBeUndefined();
  releaseReplies();
  await expect(read).resolves.toBe(7);
});

it('holds a failure too', async () => {
  const queries = createQueryClient();
  holdReplies();
  const read = queries.fetchQuery({
    queryKey,
    queryFn: async () => Promise.reject(new Error('no')),
  });
  const failed = expect(read).rejects.toThrow('no');
  await new Promise((resolve) => void setTimeout(resolve));
  expect(queries.getQueryState(queryKey)?.status).toBe('pending');
  releaseReplies();
  await failed;
});

it('holds nothing after that, and requests immediately', async () => {
  const queries = createQueryClient();
  let isRequested = false;
  const read = queries.fetchQuery({
    queryKey,
    queryFn: async () => {
      isRequested = true;
      return 8;
    },
  });
  await Promise.resolve();
  expect(isRequested).toBe(true);
  await expect(read).resolves.toBe(8);
});
