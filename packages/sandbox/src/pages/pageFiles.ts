import { readFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import type { Context as HonoContext, Hono } from 'hono';
import { notFound } from '../http/refusal.ts';

/** A script or style sheet in its sent form. */
export interface PageFile {
  text: string;
  type: string;
}

const types: Readonly<Record<string, string>> = { '.css': 'text/css', '.svg': 'image/svg+xml' };

/**
 * Reads the scripts and style sheets of a page; the types of scripts are stripped. Files that are not listed are not
 * served.
 *
 * @param base folder that the names are relative to
 */
export function pageFiles(
  base: URL,
  names: readonly string[],
): (name: string) => PageFile | undefined {
  const kept = new Map<string, string>();
  return (name) => {
    if (!names.includes(name)) return undefined;
    const type = types[name.slice(name.lastIndexOf('.'))] ?? 'text/javascript';
    const known = kept.get(name);
    if (known !== undefined) return { text: known, type };
    const source = readFileSync(new URL(name, base), 'utf8');
    const text = name.endsWith('.ts') ? stripTypeScriptTypes(source) : source;
    kept.set(name, text);
    return { text, type };
  };
}

const fontFiles = /^kanit-(thai|latin)-(400|600)-normal\.woff2$/;
const { resolve } = createRequire(import.meta.url);

/** A font shared by the pages of the sandbox; undefined if there is none. */
function pageFont(name: string): Uint8Array<ArrayBuffer> | undefined {
  if (!fontFiles.test(name)) return undefined;
  return Uint8Array.from(readFileSync(resolve(`@fontsource/kanit/files/${name}`)));
}

const styleSheet = pageFiles(new URL('.', import.meta.url), ['kanit.css']);

/** Adds the route of these fonts and of `kanit.css`, which references them. */
export function fontRoute(app: Hono, folder: string): void {
  app.get(`${folder}/kanit.css`, (request) => sendPageFile(request, styleSheet('kanit.css')));
  app.get(`${folder}/:file`, (request) => {
    const font = pageFont(request.req.param('file') ?? '');
    if (!font) throw notFound();
    return request.body(font, 200, pageAsset('font/woff2'));
  });
}

/** Sends a file of a page, or a 404 if there is none. */
export function sendPageFile(request: HonoContext, file: PageFile | undefined): Response {
  if (!file) throw notFound();
  return request.body(file.text, 200, pageAsset(`${file.type}; charset=utf-8`));
}

/** Headers of files that only a page of the sandbox itself may load. */
export function pageAsset(type: string): Record<string, string> {
  return {
    'Content-Type': type,
    'Cache-Control': 'no-cache',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}
