import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimStorage } from './claimStorage.ts';
import { readPreferences, setPreference, usePreference } from './preferences.ts';

const KEY = 'preferences';
const store = (stored: object) => localStorage.setItem(KEY, JSON.stringify(stored));

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('preferences', () => {
  it('are stored under one key with a version, and contain nothing else', () => {
    setPreference('menuFolded', true);
    setPreference('recentSearches', ['เสือ']);
    expect(Object.keys(localStorage)).toEqual([KEY]);
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({
      version: 2,
      menuFolded: true,
      affiliateId: null,
      affiliateLink: null,
      visitorToken: null,
      recentSearches: ['เสือ'],
    });
    expect(readPreferences()).toMatchObject({ menuFolded: true, recentSearches: ['เสือ'] });
  });

  it('have defaults when nothing is stored', () => {
    expect(readPreferences()).toEqual({
      menuFolded: null,
      affiliateId: null,
      affiliateLink: null,
      visitorToken: null,
      recentSearches: [],
    });
  });

  it('replace an invalid field with its default, and keep the rest', () => {
    store({ version: 2, menuFolded: 'yes', affiliateId: '662E41', recentSearches: ['a', 5] });
    expect(readPreferences()).toMatchObject({ affiliateId: '662E41', recentSearches: [] });
    store({ version: 2, menuFolded: true, affiliateId: 'x'.repeat(65), visitorToken: {} });
    expect(readPreferences()).toMatchObject({
      menuFolded: true,
      affiliateId: null,
      visitorToken: null,
    });
  });

  it('migrate the menu of version 1, and drop its session and banks', () => {
    store({ sideBar: false, auth: { access_token: 'x' }, bank: [{ acc_no: '1234567890' }] });
    expect(readPreferences().menuFolded).toBe(true);
    setPreference('recentSearches', ['koi']);
    expect(localStorage.getItem(KEY)).not.toMatch(/auth|bank|acc_no/);
    expect(readPreferences()).toMatchObject({ menuFolded: true, recentSearches: ['koi'] });
  });

  it('read a newer version as far as its fields are valid', () => {
    store({ version: 9, menuFolded: true, recentSearches: { list: [] }, colour: 'blue' });
    expect(readPreferences()).toMatchObject({ menuFolded: true, recentSearches: [] });
  });

  it('return the same object while nothing changes', () => {
    store({ version: 2, recentSearches: ['a'] });
    expect(readPreferences().recentSearches).toBe(readPreferences().recentSearches);
  });

  it('remove a member’s fields with the session, and keep those of the device', () => {
    claimStorage('m_1');
    setPreference('menuFolded', true);
    setPreference('affiliateId', '662E41');
    setPreference('recentSearches', ['koi']);
    claimStorage(null);
    expect(readPreferences()).toMatchObject({
      menuFolded: true,
      affiliateId: null,
      recentSearches: [],
    });
  });

  it('last as long as the page when storage refuses them', () => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      setPreference('menuFolded', true);
      expect(readPreferences().menuFolded).toBe(true);
      expect(localStorage.getItem(KEY)).toBeNull();
    } finally {
      Storage.prototype.setItem = setItem;
      setPreference('menuFolded', false);
    }
  });
});

describe('usePreference', () => {
  function Searches() {
    return <p>{usePreference('recentSearches').join(', ')}</p>;
  }

  it('rerenders when the preference changes here', () => {
    render(<Searches />);
    act(() => setPreference('recentSearches', ['koi']));
    expect(screen.getByText('koi')).toBeTruthy();
  });

  it('rerenders when another tab changes it, or clears everything', () => {
    render(<Searches />);
    store({ version: 2, recentSearches: ['tiger'] });
    act(() => void dispatchEvent(new StorageEvent('storage', { key: KEY })));
    expect(screen.getByText('tiger')).toBeTruthy();
    localStorage.clear();
    act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
    expect(screen.queryByText('tiger')).toBeNull();
  });
});
