// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { leaveAfterSession } from './leaveAfterSession.ts';

const at = () => location.pathname + location.search;

beforeEach(() => {
  leaveAfterSession(null);
  history.replaceState(null, '', '/en/list/slot?sort=name');
});

it('leads to home after a logout', () => {
  leaveAfterSession('loggedOut');
  expect(at()).toBe('/en');
});

it('leads to login and back where the API has ended the session', () => {
  leaveAfterSession('expired');
  expect(at()).toBe('/en/login?url=%2Flist%2Fslot%3Fsort%3Dname');
});

it('leads back to the page that was left when the reason arrives after the end', () => {
  leaveAfterSession('loggedOut');
  leaveAfterSession('expired');
  expect(at()).toBe('/en/login?url=%2Flist%2Fslot%3Fsort%3Dname');
});

it('forgets the page of an earlier session', () => {
  leaveAfterSession('loggedOut');
  leaveAfterSession(null);
  leaveAfterSession('expired');
  expect(at()).toBe('/en/login?url=%2F');
});
