import { defaultScheduler, notifyManager } from '@tanstack/react-query';
import { afterAll, beforeAll } from 'vitest';

/**
 * For tests that ask again and again: an answer is drawn when it is there. By the cache's own timer of a millisecond two of them
 * may be drawn as one, and the machine would say whether they are.
 */
export function renderEachAnswer(): void {
  beforeAll(() => notifyManager.setScheduler(queueMicrotask));
  afterAll(() => notifyManager.setScheduler(defaultScheduler));
}
