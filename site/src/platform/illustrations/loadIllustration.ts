import type { ReactElement } from 'react';
import type { DrawingName } from './drawnIllustration.tsx';

const loaded = new Map<DrawingName, ReactElement>();

/** An illustration that has loaded; null before that. */
export const peekIllustration = (name: DrawingName): ReactElement | null =>
  loaded.get(name) ?? null;

/**
 * Loads an illustration. It only decorates a message, so if it is unavailable, such as without a network, its box stays empty.
 * @returns null if it is unavailable
 */
export async function loadIllustration(name: DrawingName): Promise<ReactElement | null> {
  try {
    const { drawnIllustration } = await import('./drawnIllustration.tsx');
    loaded.set(name, await drawnIllustration(name));
  } catch {
    // Loaded again when it is shown the next time.
  }
  return peekIllustration(name);
}
