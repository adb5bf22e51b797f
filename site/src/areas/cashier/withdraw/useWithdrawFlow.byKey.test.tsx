import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NOW, lateReply, pass } from '../../../member/testing/memberPage.tsx';
import { waitingToasts } from '../../../platform/toasts/notify.ts';
import {
  loseWithdrawal,
  openWithdrawal as open,
  openWithdrawals,
  stored,
} from './testing/openWithdrawal.ts';

openWithdrawals();

type Said = object | 'lost' | Promise<object>;

const MADE = { status: 'made', date: (NOW + 1_000) / 1_000, ref: 'W1' };

/** A withdrawal without a reply, and what the API says of it: when it is asked, and when it is to cancel it. */
async function lose(asked: Said, cancelled: Said = 'lost') {
  const said = { asked, cancelled };
  const paths: string[] = [];
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    paths.push(`${method} ${new URL(url).pathname}`);
    const reply = method === 'DELETE' ? said.cancelled : said.asked;
    if (reply === 'lost') throw new TypeError('Failed to fetch');
    return Response.json({ code: 0, result: await reply });
  });
  const page = await loseWithdrawal({ requestByKey: true });
  // The code of these calls is loaded.
  await vi.dynamicImportSettled();
  await pass(0);
  return {
    ...page,
    said,
    paths,
    async cancel() {
      act(() => void page.flow().onVoid!());
      await pass(500);
    },
  };
}

it('is found by its key', async () => {
  const { flow, keyOf, paths, api, lock } = await lose(MADE);
  const record = { at: NOW + 1_000, reference: 'W1' };
  expect(flow().state).toMatchObject({ status: 'succeeded', record });
  expect(paths).toEqual([`GET /api/v1/member/withdraw/${keyOf(0)}`]);
  expect(api.history).not.toHaveBeenCalled();
  expect(lock.begun).toEqual([record.at]);
});

it('was not made if the server has refused it', async () => {
  const { flow, noted } = await lose({ status: 'refused', refusal: 1010 });
  const notice = { code: 'notMade', amount: 50_000 };
  expect(flow().state).toMatchObject({ status: 'entering', draft: '500', notice });
  expect([noted(), stored()]).toEqual([undefined, []]);
});

it('was not made after it was cancelled under its key', async () => {
  const { flow, cancel, paths, keyOf, noted } = await lose(
    { status: 'unknown' },
    { status: 'void' },
  );
  expect(flow().state.status).toBe('unknown');
  await cancel();
  expect(paths).toContain(`DELETE /api/v1/member/withdraw/${keyOf(0)}`);
  expect(flow().state).toMatchObject({ status: 'entering', notice: { code: 'notMade' } });
  expect([noted(), stored()]).toEqual([undefined, []]);
  const count = paths.length;
  await cancel();
  expect(paths).toHaveLength(count);
});

it('stays unknown, with the reason, while it cannot be cancelled', async () => {
  const { flow, cancel, said } = await lose({ status: 'unknown' });
  expect(flow().voidFault).toBeNull();
  await cancel();
  expect(flow().voidFault).toMatchObject({ kind: 'network' });
  said.cancelled = { status: 'unknown' };
  await cancel();
  expect(flow()).toMatchObject({ state: { status: 'unknown', elsewhere: false }, voidFault: null });
  said.cancelled = 'lost';
  await cancel();
  said.asked = { status: 'refused', refusal: 1010 };
  await pass(5_000);
  expect([flow().state.status, flow().voidFault]).toEqual(['entering', null]);
});

it('is reported once if it is found while it is cancelled', async () => {
  const reply = lateReply<object>();
  const { flow, cancel, said, lock } = await lose({ status: 'unknown' }, reply.promise);
  await cancel();
  said.asked = MADE;
  await pass(5_000);
  expect(flow().state.status).toBe('succeeded');
  reply.arrive(MADE);
  await pass(0);
  expect([waitingToasts.take().length, lock.begun.length]).toEqual([1, 1]);
});

it('cannot be cancelled without these calls', () => {
  expect(open().flow().onVoid).toBeUndefined();
});
