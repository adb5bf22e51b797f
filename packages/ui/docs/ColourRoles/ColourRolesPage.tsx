import { useRef, useState } from 'react';

import { Banner } from '../../src/primitives/Banner/Banner.tsx';
import { Chip } from '../../src/primitives/Chip/Chip.tsx';
import { Text } from '../../src/primitives/Text/Text.tsx';
import * as page from '../page/page.css.ts';
import { Page, Section } from '../page/Page.tsx';
import { storyHref } from '../page/storyHref.ts';
import { useWornTheme } from '../page/useWornTheme.ts';
import * as css from './colourRoles.css.ts';
import { InkRow } from './InkRow.tsx';
import { PLACES, pairsOf, useRatios, type Place } from './useRatios.ts';

const WORDS: Readonly<Record<Place, { label: string; intro: string }>> = {
  page: { label: 'Page', intro: 'Content on bg, the page itself.' },
  card: { label: 'Card', intro: 'Content on bgCard: panels, forms, tiles.' },
  menu: { label: 'Menu', intro: 'Content on bgMenu: header, sidebar, tab bar, footer.' },
  overlay: { label: 'Overlay', intro: 'Floating elements: dialogs, sheets, menus, toasts.' },
  fill: { label: 'Fills', intro: 'The same on every ground: fills have their own text colour.' },
};

/** Every role on every allowed surface, with the actual contrast on this page. */
export function ColourRolesPage() {
  const probes = useRef<HTMLDivElement>(null);
  const ratios = useRatios(probes);
  const theme = useWornTheme();
  const [place, setPlace] = useState<Place>('page');
  const failing = [...ratios.values()].filter(({ passes }) => !passes).length;
  return (
    <Page
      area="Foundations"
      title="Colour roles"
      lead="Components never use a colour directly. They use a role, and the role is readable on every allowed surface. The ratios below are measured live on this page."
    >
      <Banner
        tone={failing > 0 ? 'danger' : 'success'}
        title={
          failing > 0
            ? `${failing} of ${ratios.size} pairs cannot be read in ${theme}`
            : `All ${ratios.size} pairs can be read in ${theme}`
        }
      >
        Text reaches 4.5:1; icons, borders that carry meaning and focus rings 3:1. Change the theme
        in the toolbar to see another.
      </Banner>
      <div ref={probes} hidden>
        {PLACES.map((name) => (
          <div key={name} data-surface={name === 'fill' ? 'page' : name} />
        ))}
      </div>
      <Section
        title="Roles by ground"
        intro="A ground sets every foreground colour on it: a dark menu on a light page is readable without changes to any component."
      >
        <div role="group" aria-label="Ground" className={css.choice}>
          {PLACES.map((value) => (
            <Chip key={value} selected={value === place} onClick={() => setPlace(value)}>
              {WORDS[value].label}
            </Chip>
          ))}
        </div>
        <Text tone="muted">{WORDS[place].intro}</Text>
        <div className={css.ground} data-surface={place === 'fill' ? 'page' : place}>
          {pairsOf(place).map(([ink, demands]) => (
            <InkRow key={ink} place={place} ink={ink} demands={demands} ratios={ratios} />
          ))}
        </div>
      </Section>
      <Section
        title="Try six colours"
        intro="The engine that builds an operator’s theme runs in the theme studio. Your six colours are never changed: the derived colours are adjusted, and the report says by how much."
      >
        <a className={page.link} href={storyHref('start-theme-studio--theme-studio')} target="_top">
          Open the theme studio
        </a>
      </Section>
    </Page>
  );
}
