// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { dropDraft, saveDraft, readDraft } from './drafts.ts';

beforeEach(() => sessionStorage.clear());

describe('drafts', () => {
  it('are restored for the same form', () => {
    saveDraft('register', { firstName: 'สมชาย', phone: '0812345678' });
    saveDraft('login', { username: 'demo' });
    expect(readDraft('register')).toEqual({ firstName: 'สมชาย', phone: '0812345678' });
    expect(readDraft('login')).toEqual({ username: 'demo' });
    expect(readDraft('forgot')).toEqual({});
  });

  it('never contain a password, an OTP or a token, whatever the form passes', () => {
    saveDraft('any', {
      username: 'demo',
      password: 'a',
      newPassword: 'b',
      otp: '1',
      otpToken: '2',
      pin: '3',
      clientSecret: '4',
    });
    expect(readDraft('any')).toEqual({ username: 'demo' });
    expect(sessionStorage.getItem('drafts')).toBe('{"any":{"username":"demo"}}');
    sessionStorage.setItem(
      'drafts',
      '{"any":{"password":"left by another member","username":"demo"}}',
    );
    expect(readDraft('any')).toEqual({ username: 'demo' });
  });

  it('are removed one by one', () => {
    saveDraft('register', { phone: '08' });
    saveDraft('login', { username: 'demo' });
    dropDraft('register');
    expect(readDraft('register')).toEqual({});
    expect(readDraft('login')).toEqual({ username: 'demo' });
    dropDraft('login');
    expect(sessionStorage.length).toBe(0);
  });

  it.each(['junk', '[]', '{"login":5}', '{"login":{"username":{}}}', 'null'])(
    'are ignored when damaged: %s',
    (stored) => {
      sessionStorage.setItem('drafts', stored);
      expect(readDraft('login')).toEqual({});
    },
  );
});
