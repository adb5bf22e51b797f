import type { Plugin } from 'vite';

/** A fixed nonce is no protection; it only tells the workshop's own inline parts from those of the library. */
export const STORY_NONCE = 'storybook';

/** The one style attribute of the accessibility tool: it hides the filters through which a page is seen as others see. */
const VISION_FILTERS = "'sha256-Yv24MQo/JGD3ASTIbjBky8goHo9/fuung5k88U+Hna8='";

/**
 * As near to the site's policy as the workshop's own parts allow: its tools look at stories in frames and reload them.
 * Scripts, styles and Trusted Types are as strict as on the site.
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
 * The workshop's own code writes HTML and style elements; ours must not. The default policy lets everything through but
 * a call that comes out of the library's sources, and style elements get the nonce unless they do.
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

/** Puts the policy at the head of the page that stories are drawn in. */
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
