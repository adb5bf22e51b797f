import type { Plugin } from 'vite';

/** A fixed nonce is no protection; it only lets the page's own inline parts through the policy below. */
export const STORY_NONCE = 'storybook';

/**
 * As near to the site's policy as the workshop's own parts allow: its pages write style elements, and
 * its tools look at stories in frames. Scripts and Trusted Types are as strict as on the site.
 */
const POLICY = [
  "default-src 'none'",
  `script-src 'self' 'nonce-${STORY_NONCE}'`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self' ws:",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
].join('; ');

/**
 * The workshop's own code writes HTML; ours must not. The default policy lets everything through but a
 * call that comes out of the library's sources.
 */
const GUARD = `trustedTypes?.createPolicy('default', {
  createHTML(html) {
    if (/\\/packages\\/ui\\/src\\//.test(new Error().stack)) throw new TypeError('The library wrote HTML.');
    return html;
  },
  createScript: (script) => script,
  createScriptURL: (url) => url,
});`;

/** Puts the policy at the head of the page that stories are drawn in. */
export function contentPolicy(): Plugin {
  return {
    name: 'story-content-policy',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => ({
        html: html
          .replaceAll(/\sonerror="[^"]*"/g, '')
          .replaceAll(/<script(?![^>]*\bnonce=)/g, `<script nonce="${STORY_NONCE}"`),
        tags: [
          {
            tag: 'meta',
            attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
            injectTo: 'head-prepend',
          },
          {
            tag: 'script',
            attrs: { nonce: STORY_NONCE },
            children: GUARD,
            injectTo: 'head-prepend',
          },
        ],
      }),
    },
  };
}
