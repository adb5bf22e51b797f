import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ANNOUNCEMENT,
  NOW,
  aroundNotices,
  openDialog,
  openPage,
  press,
  settled,
  tell,
  told,
  wireNotice,
} from './testing/testNotices.tsx';

aroundNotices();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'], now: NOW });
  told.announcement = ANNOUNCEMENT;
});

/** Lets time pass, and everything be rendered that has arrived. */
async function pass(ms: number): Promise<void> {
  await act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  for (let turn = 0; turn < 50; turn += 1) {
    await act(async () => new Promise((done) => setImmediate(done)));
  }
}

/** Holds a reply back. @returns lets it arrive */
function hold(name: string): () => Promise<void> {
  let arrive = () => {};
  told.held[name] = new Promise((done) => (arrive = done));
  return async () => {
    arrive();
    await settled();
    await pass(50);
  };
}

describe('two seconds after the start', () => {
  it('the announcement opens without the notices, which become its further pages', async () => {
    tell(wireNotice('a'), wireNotice('b'));
    const arrive = hold('graphql');
    openPage();
    await pass(1_900);
    expect(openDialog()).toBeNull();
    await pass(100);
    expect(openDialog()).toBe('Service hours');
    expect(screen.queryByText(/ of \d/)).toBeNull();
    await arrive();
    expect(openDialog()).toBe('Service hours');
    expect(screen.getByText('1 of 3')).toBeTruthy();
    await press('Next');
    expect(openDialog()).toBe('Notice a');
    expect(screen.getByText('2 of 3')).toBeTruthy();
  });

  it('notices open without the announcement, which follows when they are closed', async () => {
    tell(wireNotice('a'), wireNotice('b'));
    const arrive = hold('announcement');
    openPage();
    await pass(1_900);
    expect(openDialog()).toBeNull();
    await pass(100);
    expect(openDialog()).toBe('Notice a');
    await arrive();
    expect(openDialog()).toBe('Notice a');
    expect(screen.getByText('1 of 2')).toBeTruthy();
    await press('Next');
    expect(openDialog()).toBe('Notice b');
    await press('Close');
    await pass(1_000);
    expect(openDialog()).toBe('Service hours');
    await press('Close');
    await pass(1_000);
    expect(openDialog()).toBeNull();
  });

  it('one-time notices wait alone until it is known whether they were read elsewhere', async () => {
    tell(wireNotice('once', { showOne: true }), wireNotice('a'));
    const arrive = hold('inbox');
    openPage();
    await pass(2_000);
    expect(openDialog()).toBe('Service hours');
    expect(screen.getByText('1 of 2')).toBeTruthy();
    await arrive();
    expect(screen.getByText('1 of 3')).toBeTruthy();
  });

  it('nothing opens later if the operator has switched notifications off meanwhile', async () => {
    told.enabled = false;
    tell(wireNotice('a'));
    const arrive = hold('announcement');
    openPage();
    await pass(2_000);
    expect(openDialog()).toBe('Notice a');
    await arrive();
    expect(openDialog()).toBeNull();
  });
});

it('a changed account that is known late comes after the announcement, alone', async () => {
  tell(wireNotice('bank', { type: 'bank' }), wireNotice('a'));
  const arrive = hold('graphql');
  openPage();
  await pass(2_000);
  expect(openDialog()).toBe('Service hours');
  await arrive();
  expect(openDialog()).toBe('Service hours');
  await press('Next');
  expect(openDialog()).toBe('Notice bank');
  expect(screen.queryByText(/ of \d/)).toBeNull();
});

it('what has arrived opens immediately', async () => {
  tell(wireNotice('a'));
  openPage();
  await pass(50);
  expect(openDialog()).toBe('Service hours');
  expect(screen.getByText('1 of 2')).toBeTruthy();
});
