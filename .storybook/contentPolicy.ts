import type { Plugin } from 'vite';

/** A fixed nonce does not protect; it only separates Storybook's inline code from the library's. */
export const STORY_NONCE = 'storybook';

/** The only style attribute of the accessibility add-on. It hides the filters for vision simulation. */
const VISION_FILTERS = "'sha256-Yv24MQo/JGD3ASTIbjBky8goHo9/fuung5k88U+Hna8='";

/**
 * A content policy as close to the site's as Storybook allows: Storybook loads stories in frames and reloads them. Scripts,
 * styles and Trusted Types are as strict as on the site.
 */
const POLICY = [
  "default-src 'none'",
  `script-src 'self' 'nonce-${STORY_NONCE}'`,
  `style-src 'self' 'nonce-${STORY_NONCE}'`,
  `style-src-attr 'unsafe-hashes' ${VISION_FILTERS}`,
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self' ws:",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
].join('; ');

/**
 * Storybook writes HTML and style elements; the library must not. The default policy allows everything except calls from the
 * library's sources. Style elements get the nonce unless the library creates them.
 */
const GUARD = `const isOurs = () => /\\/packages\\/ui\\/src\\//.test(new Error().stack);
const { createElement } = Document.prototype;
Document.prototype.createElement = function (name, options) {
  const element = createElement.call(this, name, options);
  if (/^style$/i.test(name) && !isOurs()) element.nonce = '${STORY_NONCE}';
  return element;
};
trustedTypes?.createPolicy('default', {
  createHTML(html) {
    if (isOurs()) throw new TypeError('The library wrote HTML.');
    return html;
  },
  createScript: (script) => script,
  createScriptURL: (url) => url,
});`;

/** Adds the policy to the head of the preview page. */
export function contentPolicy(): Plugin {
  return {
    name: 'story-content-policy',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => ({
        html: html
          .replaceAll(/\sonerror="[^"]*"/g, '')
          .replaceAll(/<(script|style)(?![^>]*\bnonce=)/g, `<$1 nonce="${STORY_NONCE}"`),
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
