// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimStorage } from './claimStorage.ts';
import { COOKIES, namesOf } from './storageTable.ts';

function clearBrowser() {
  for (const name of namesOf(COOKIES)) document.cookie = `${name}=; Max-Age=0`;
  localStorage.clear();
  sessionStorage.clear();
}

beforeEach(clearBrowser);
afterEach(clearBrowser);

describe('the storage of a browser', () => {
  it('removes the data of another member, and keeps the data of the same member', () => {
    const leave = () => {
      document.cookie = 'line=1';
      localStorage.setItem('brandChat', 'token');
      sessionStorage.setItem('drafts', '{"a":{"b":"c"}}');
    };
    claimStorage('m_1');
    leave();
    claimStorage('m_1');
    expect(localStorage.getItem('brandChat')).toBe('token');
    claimStorage('m_2');
    expect(document.cookie).toBe('');
    expect(localStorage.getItem('brandChat')).toBeNull();
    expect(sessionStorage.getItem('drafts')).toBeNull();
    leave();
    claimStorage(null, true);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('keeps typed text after a session has expired, for the next login of the same member only', () => {
    const typed = '{"a":{"b":"c"}}';
    claimStorage('m_1');
    sessionStorage.setItem('drafts', typed);
    sessionStorage.setItem('lineWay', '{"verifier":"x"}');
    sessionStorage.setItem('lineSignUp', '{"token":"lp_1"}');
    localStorage.setItem('brandChat', 'token');
    claimStorage(null);
    expect([localStorage.length, sessionStorage.getItem('lineWay')]).toEqual([0, null]);
    expect(sessionStorage.getItem('lineSignUp')).toBeNull();
    claimStorage('m_1');
    expect(sessionStorage.getItem('drafts')).toBe(typed);
    claimStorage(null);
    claimStorage('m_2');
    expect(sessionStorage.getItem('drafts')).toBeNull();
  });
});
