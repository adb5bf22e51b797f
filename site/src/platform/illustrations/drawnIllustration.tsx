import { type Drawing, Illustration } from '@brand/ui';
import type { ReactElement } from 'react';

/** The drawings of the library that the site shows. Each is a file of its own. */
const LOADERS = {
  boat: async () => (await import('@brand/ui/illustrations/boat')).drawing,
  chest: async () => (await import('@brand/ui/illustrations/chest')).drawing,
  kite: async () => (await import('@brand/ui/illustrations/kite')).drawing,
  lamp: async () => (await import('@brand/ui/illustrations/lamp')).drawing,
  owl: async () => (await import('@brand/ui/illustrations/owl')).drawing,
  rabbit: async () => (await import('@brand/ui/illustrations/rabbit')).drawing,
} as const satisfies Record<string, () => Promise<Drawing>>;

/** Name of a drawing. */
export type DrawingName = keyof typeof LOADERS;

/** Loads a drawing. */
export async function drawnIllustration(name: DrawingName): Promise<ReactElement> {
  return <Illustration drawing={await LOADERS[name]()} />;
}
