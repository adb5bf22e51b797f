import type { Problem } from '@brand/operator/editor';

import type { BrandDraft, Json } from './brandDraft.ts';

/** A draft as JSON: files in Base64. */
export interface WireDraft {
  settings: Json;
  files: Readonly<Record<string, string>>;
}

/** One sentence of the site, by message id. */
export interface SiteMessage {
  id: string;
  th: string;
  en: string;
}

/** What the studio's server knows when the page opens. */
export interface WireBrand {
  /** Name of the folder. */
  folder: string;
  saved: WireDraft;
  /** Changes of an earlier visit that were not saved; null if there are none. */
  draft: WireDraft | null;
  messages: readonly SiteMessage[];
  /** Address of the site with the saved folder. */
  savedOrigin: string;
  /** Whether the stories have been built. */
  hasStories: boolean;
}

/** The answer to a changed draft, or to saving one. */
export interface WireResult {
  /** What keeps the folder from being built; empty if the preview shows the draft now. */
  problems: readonly Problem[];
}

const CHUNK = 0x8000;

/** Bytes as text. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  }
  return btoa(text);
}

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

/** A draft for sending. */
export const toWire = ({ settings, files }: BrandDraft): WireDraft => ({
  settings,
  files: Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, toBase64(bytes)])),
});

/** A draft that was sent. */
export const fromWire = ({ settings, files }: WireDraft): BrandDraft => ({
  settings,
  files: Object.fromEntries(Object.entries(files).map(([name, text]) => [name, fromBase64(text)])),
});
