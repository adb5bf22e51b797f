import { useRef, useState } from 'react';

import { Banner } from '../../src/primitives/Banner/Banner.tsx';
import { SegmentedControl } from '../../src/primitives/SegmentedControl/SegmentedControl.tsx';
import { Text } from '../../src/primitives/Text/Text.tsx';
import { Page, Section } from '../page/Page.tsx';
import { useWornTheme } from '../page/useWornTheme.ts';
import { Playground } from '../Playground/Playground.tsx';
import * as css from './colourRoles.css.ts';
import { InkRow } from './InkRow.tsx';
import { PLACES, pairsOf, useRatios, type Place } from './useRatios.ts';

const WORDS: Readonly<Record<Place, { label: string; intro: string }>> = {
  page: { label: 'Page', intro: 'What lies on bg, the ground of everything.' },
  card: { label: 'Card', intro: 'What lies on bgCard: panels, forms, tiles.' },
  menu: { label: 'Menu', intro: 'What lies on bgMenu: header, sidebar, tab bar, footer.' },
  overlay: { label: 'Overlay', intro: 'What floats: dialogs, sheets, menus, toasts.' },
  fill: { label: 'Fills', intro: 'The same on every ground: fills bring their own text.' },
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
      lead="Components never name a colour. They name a role, and the role is readable on every surface it may stand on. The figures below are measured here and now, from what the browser makes of this page."
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
        intro="A ground changes every ink on it: a dark menu on a light page stays readable without any component knowing."
      >
        <div className={css.choice}>
          <SegmentedControl
            label="Ground"
            value={place}
            onValueChange={setPlace}
            segments={PLACES.map((value) => ({ value, label: WORDS[value].label }))}
          />
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
        intro="The engine that builds an operator’s theme runs here in the page. Your six colours are never changed: what must be read on them moves instead, and the report says by how much."
      >
        <Playground />
      </Section>
    </Page>
  );
}
