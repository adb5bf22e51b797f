import { Html, escaped, html } from './html.ts';
import { markdown } from './markdown.ts';
import { page } from './page.ts';

const DEFINITION = /^(type|input|enum|scalar|interface|union|directive) +@?(\w+)/;

/** The GraphQL SDL with a list of its definitions. */
export function graphqlPage(sdl: string): string {
  const defined = [...sdl.matchAll(new RegExp(DEFINITION.source, 'gm'))].map(
    ([, kind = '', name = '']) => ({ kind, name }),
  );
  const [, words = '', rest = sdl] = /^"{3}\n([^]*?)"{3}\n([^]*)$/.exec(sdl) ?? [];
  const body = html`<body>
    <a class="skip" href="#start">To the content</a>
    <header>
      <p class="kicker"><a href="./">Member API</a></p>
      <h1>GraphQL</h1>
      <p><code>POST /graphql</code> on the auth host, with the access token as a bearer.</p>
    </header>
    <nav id="menu" aria-label="Definitions">
      <details class="menu">
        <summary>Definitions</summary>
        <ul>
          ${defined.map(
            ({ kind, name }) =>
              html`<li>
                <a href="#${name}"><span class="kind">${kind}</span> <code>${name}</code></a>
              </li>`,
          )}
        </ul>
      </details>
    </nav>
    <main id="start">
      ${markdown(words)}
      <pre class="sdl" tabindex="0">${new Html(rest.split('\n').map(line).join('\n'))}</pre>
    </main>
    <a class="upwards" href="#menu">Definitions</a>
  </body>`;
  return page('GraphQL of the member API', body);
}

/** Highlights comments and adds an anchor to every definition. */
function line(text: string): string {
  const name = DEFINITION.exec(text)?.[2];
  const marked = escaped(text)
    .replace(/^(\s*)(&quot;.*&quot;)$/, '$1<span class="words">$2</span>')
    .replace(DEFINITION, '<span class="kind">$1</span> <strong>$2</strong>');
  return name === undefined ? marked : `<span id="${name}">${marked}</span>`;
}
