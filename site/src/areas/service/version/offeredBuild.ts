import { readTab, writeTab } from '../../../platform/storage/tabStore.ts';

const kept = (build: string) => `v:${build}`;

/** Whether this tab was offered a build before. Pressed or closed, it is not offered again. */
export function wasOffered(build: string): boolean {
  return readTab('offeredBuild') === kept(build);
}

/** Stores in this tab that a build was offered. */
export function noteOffered(build: string): void {
  writeTab('offeredBuild', kept(build));
}
