import { defaultScheduler, notifyManager } from '@tanstack/react-query';
import { afterAll, beforeAll } from 'vitest';

/**
 * For tests that poll: a reply renders as soon as it arrives. With the cache's own timer of a millisecond, two replies
 * could render as one, depending on the machine.
 */
export function renderEachAnswer(): void {
  beforeAll(() => notifyManager.setScheduler(queueMicrotask));
  afterAll(() => notifyManager.setScheduler(defaultScheduler));
}
