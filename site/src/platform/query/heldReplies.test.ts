import { expect, it } from 'vitest';
import { holdReplies, releaseReplies } from './heldReplies.ts';
import { createQueryClient } from './queryClient.ts';

const queryKey = ['games'];

it('requests immediately, and gives out the reply when it is released', async () => {
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

it('holds nothing after that', async () => {
  const queries = createQueryClient();
  await expect(queries.fetchQuery({ queryKey, queryFn: async () => 8 })).resolves.toBe(8);
});
