import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTabChannel } from './openTabChannel.ts';

afterEach(() => vi.unstubAllGlobals());

describe('openTabChannel', () => {
  it('gives a channel of that name in a browser', () => {
    vi.stubGlobal('document', {});
    const channel = openTabChannel('favourites');
    expect(channel?.name).toBe('favourites');
    channel?.close();
  });

  it('gives null where the browser refuses a channel or has none', () => {
    vi.stubGlobal('document', {});
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        constructor() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        }
      },
    );
    expect(openTabChannel('favourites')).toBeNull();
    vi.stubGlobal('BroadcastChannel', undefined);
    expect(openTabChannel('favourites')).toBeNull();
  });

  it('gives null on the server', () => {
    expect(openTabChannel('favourites')).toBeNull();
  });
});
