// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { canAskToNotify, mayNotify, notifySystem } from './systemNotification.ts';

const showNotification = vi.fn();

function browser(permission: NotificationPermission | null, hidden = true) {
  vi.stubGlobal('Notification', permission && Object.assign(() => undefined, { permission }));
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => ({ showNotification }) },
  });
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  showNotification.mockClear();
});

describe('a notification of the system', () => {
  it('is shown while the page is hidden, if the member has permitted it', async () => {
    browser('granted');
    await notifySystem('Received', '/history');
    expect(showNotification).toHaveBeenCalledWith('Received', {
      tag: 'Received',
      data: '/history',
    });
  });

  it.each([
    ['granted', false],
    ['default', true],
    ['denied', true],
    [null, true],
  ] as const)('is not shown with permission %s, hidden: %s', async (permission, hidden) => {
    browser(permission, hidden);
    await notifySystem('Received', '/history');
    expect(showNotification).not.toHaveBeenCalled();
  });

  it('is offered as long as the member has not decided, and not without this feature', () => {
    for (const [permission, asks, may] of [
      ['default', true, false],
      ['granted', false, true],
      ['denied', false, false],
      [null, false, false],
    ] as const) {
      browser(permission);
      expect([canAskToNotify(), mayNotify()]).toEqual([asks, may]);
    }
  });
});
