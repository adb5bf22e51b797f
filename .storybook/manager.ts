import { createElement, type CSSProperties, type ReactNode } from 'react';
import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

import { WORKSHOP } from './workshop.ts';

/** Status of a component, shown next to its name in the sidebar. */
const BADGES: Readonly<Record<string, CSSProperties>> = {
  stable: { color: '#7fe3b5', background: '#12382b' },
  beta: { color: '#f5cd7a', background: '#3d2f12' },
};

const ROW: CSSProperties = { display: 'flex', alignItems: 'center', gap: 8, inlineSize: '100%' };
const MARK: CSSProperties = {
  marginInlineStart: 'auto',
  paddingInline: 6,
  borderRadius: 4,
  fontSize: 11,
  fontWeight: 600,
  lineHeight: '18px',
};

/** The used fields of a sidebar entry. */
interface Entry {
  type: string;
  name: string;
  tags: readonly string[];
}

/**
 * The name of a component with its badge; other entries have only their name. The other words for a component, behind the
 * dot, are for the search: there they explain why it was found.
 */
function renderLabel({ type, name: words, tags }: Entry): ReactNode {
  const [name] = words.split(' · ');
  const word = type === 'component' ? tags.find((tag) => tag in BADGES) : undefined;
  if (!word) return name;
  return createElement(
    'span',
    { style: ROW },
    createElement('span', {}, name),
    createElement('span', { style: { ...MARK, ...BADGES[word] } }, word),
  );
}

/** Documentation pages have no panel for props. */
const isPage = (storyId: string | undefined) => /^(start|foundations)-/.test(storyId ?? '');

addons.setConfig({
  theme: create({
    base: 'dark',
    fontBase: '"Nunito Sans", "Workshop Thai", system-ui, sans-serif',
    brandTitle: '@brand/ui workshop',
    brandUrl: './?path=/story/start-welcome--welcome',
    brandTarget: '_self',
    colorPrimary: WORKSHOP.accent,
    colorSecondary: WORKSHOP.selected,
    appBg: WORKSHOP.ground,
    appContentBg: WORKSHOP.raised,
    appPreviewBg: WORKSHOP.raised,
    appBorderColor: WORKSHOP.border,
    appBorderRadius: 8,
    textColor: WORKSHOP.text,
    textMutedColor: WORKSHOP.quiet,
    barBg: WORKSHOP.raised,
    barTextColor: WORKSHOP.quiet,
    barHoverColor: WORKSHOP.text,
    barSelectedColor: WORKSHOP.accent,
    inputBg: WORKSHOP.ground,
    inputBorder: WORKSHOP.edge,
    inputTextColor: WORKSHOP.text,
  }),
  sidebar: { renderLabel, showRoots: true },
  layoutCustomisations: {
    showPanel: ({ storyId }: { storyId: string | undefined }, shown: boolean) =>
      shown && !isPage(storyId),
  },
});
