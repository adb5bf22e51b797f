import type { ComponentManifest, ManifestComponent } from './componentManifest.ts';
import type { TypeDefinition } from './typeDefinitions.ts';

const ABOUT = `# @brand/ui

> Themable React 19 components of a white-label Thai and English games site: primitives, shell, game cards, cashier and account panels. Colours, corners, density and fonts come from a theme; messages from Thai and English catalogues.

- Styles: import \`@brand/ui/styles.css\`, one theme (\`@brand/ui/themes/lotus.css\`, \`jade\`, \`siam\`) and its fonts (\`@brand/ui/fonts/*.css\`), once. Put \`data-theme="lotus"\` on \`<html>\`. On a site whose own reset is not in a cascade layer, use \`@brand/ui/styles.unlayered.css\` instead.
- Messages: primitives take strings. Panels use react-intl: wrap the app in \`<IntlProvider locale="th" messages={th} timeZone="Asia/Bangkok">\` with \`import th from '@brand/ui/messages/th'\`.
- The state of a flow is a reducer of \`@brand/ui/domain\`: a deposit is \`useReducer(depositTransition, INITIAL_DEPOSIT)\`, and the panel shows \`state\`.
- On a server: wrap the page in \`<ClockProvider renderedAt={Date.now()}>\`, with the same value on server and client.
- Money is an integer number of satang (\`@brand/ui/domain\`: \`satangFromBaht(300)\`), a time is milliseconds since 1970.
- Overlays are controlled: \`open\` sets the state, and \`onOpenChange\` requests a change. Props that are not listed go to the root element.
- Select elements by \`data-component\`, \`data-part\` and \`data-state\`, never by class names. Colours are \`--brand-*\` custom properties; set them on \`:root\`.
`;

const AREAS: Readonly<Record<string, string>> = {
  primitives: 'Primitives',
  shell: 'Shell of a site',
  games: 'Games',
  cashier: 'Cashier',
  promotions: 'Promotions',
  community: 'Tournaments, VIP and help',
  notices: 'Notices',
  account: 'Account',
  affiliate: 'Affiliate',
};

const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');
const pairs = (entries: Readonly<Record<string, string>>): string =>
  list(Object.entries(entries).map(([name, words]) => `\`${name}\`: ${words}`));

function byArea(
  { components }: ComponentManifest,
  draw: (component: ManifestComponent) => string,
  between: string,
): string {
  return Object.entries(AREAS)
    .map(
      ([area, title]) =>
        [title, components.filter((component) => component.area === area)] as const,
    )
    .filter(([, inside]) => inside.length > 0)
    .map(([title, inside]) => `## ${title}\n\n${inside.map(draw).join(between)}`)
    .join('\n\n');
}

/** One line per component: purpose and import. */
export function shortText(manifest: ComponentManifest): string {
  const line = ({ name, import: from, summary }: ManifestComponent) =>
    `- ${name} (\`${from}\`): ${summary}`;
  return `${ABOUT}\nMore: \`@brand/ui/llms-full.txt\` (props, states, usage, every type, an example of each), \`@brand/ui/components.json\` (the same as data), \`README.md\` (a whole site in Vite and Next.js).\n\n${byArea(manifest, line, '\n')}\n`;
}

function propLines({ props, rest }: ManifestComponent): string {
  const lines = props.map(({ name, type, required, default: fallback, description }) => {
    const sign = `\`${name}${required ? '' : '?'}: ${type}\``;
    return `${sign}${description && ` — ${description}`}${fallback ? ` Default: \`${fallback}\`.` : ''}`;
  });
  return [rest, list(lines)].filter(Boolean).join('\n\n');
}

function section(component: ManifestComponent): string {
  const {
    name,
    import: from,
    summary,
    usage,
    states,
    parts,
    stories,
    status,
    server,
    companions,
    example,
  } = component;
  const blocks = [
    `### ${name}`,
    summary,
    `\`import { ${name} } from '${from}';\`${status ? ` Status: ${status}.` : ''}${server ? ' Renders on a server without client code.' : ''}`,
    `Props\n\n${propLines(component)}`,
    `Example\n\n${fenced('tsx', example)}`,
    states.length > 0 && `States: ${states.map((state) => `\`${state}\``).join(', ')}`,
    Object.keys(parts).length > 0 &&
      `Parts: ${Object.keys(parts)
        .map((part) => `\`${part}\``)
        .join(', ')}`,
    usage && usage.when.length > 0 && `When to use\n\n${list(usage.when)}`,
    usage && usage.whenNot.length > 0 && `When not to use\n\n${list(usage.whenNot)}`,
    usage && Object.keys(usage.anatomy).length > 0 && `Anatomy\n\n${pairs(usage.anatomy)}`,
    usage && Object.keys(usage.keyboard).length > 0 && `Keyboard\n\n${pairs(usage.keyboard)}`,
    usage && usage.words.length > 0 && `Words\n\n${list(usage.words)}`,
    companions.length > 0 && `Related: ${companions.join(', ')}`,
    stories.length > 0 && `Stories: ${stories.map((story) => story.name).join(', ')}`,
  ];
  return blocks.filter(Boolean).join('\n\n');
}

const fenced = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\``;

function typeSection([name, type]: [string, TypeDefinition]): string {
  const { import: from, definition, example } = type;
  const origin = from === null ? '' : definition === '' ? `Of \`${from}\`.` : `From \`${from}\`.`;
  const blocks = [
    `### ${name}`,
    origin || (definition === '' && 'Of the platform.'),
    definition !== '' && fenced('ts', definition),
    example !== undefined && fenced('tsx', example),
  ];
  return blocks.filter(Boolean).join('\n\n');
}

/** The complete reference of all components, and of the types that they name. */
export function fullText(manifest: ComponentManifest): string {
  const types = Object.entries(manifest.types).map(typeSection).join('\n\n');
  return `${ABOUT}\n${byArea(manifest, section, '\n\n')}\n\n## Types\n\n${types}\n`;
}
