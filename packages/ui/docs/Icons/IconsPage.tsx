import { useState } from 'react';

import { EmptyState } from '../../src/primitives/EmptyState/EmptyState.tsx';
import * as actionGlyphs from '../../src/primitives/Icon/actionGlyphs.ts';
import * as glyphs from '../../src/primitives/Icon/glyphs.ts';
import { Icon } from '../../src/primitives/Icon/Icon.tsx';
import type { Glyph } from '../../src/primitives/Icon/glyph.ts';
import * as shellGlyphs from '../../src/primitives/Icon/shellGlyphs.ts';
import { Text } from '../../src/primitives/Text/Text.tsx';
import { TextField } from '../../src/primitives/TextField/TextField.tsx';
import * as page from '../page/page.css.ts';
import { Page, Section } from '../page/Page.tsx';
import { IconTile } from './IconTile.tsx';
import * as css from './icons.css.ts';

type Named = readonly [label: string, icon: Glyph];

const coreSet = { ...shellGlyphs, ...actionGlyphs };
const CORE: readonly Named[] = Object.entries(coreSet);
const MORE: readonly Named[] = Object.entries(glyphs).filter(([name]) => !(name in coreSet));
const SIZES = [16, 20, 24, 32, 40] as const;

const matching = (set: readonly Named[], wanted: string) =>
  set.filter(([name]) => name.toLowerCase().includes(wanted.trim().toLowerCase()));

function Tiles({ set }: { set: readonly Named[] }) {
  return (
    <ul className={css.grid}>
      {set.map(([name, icon]) => (
        <li key={name}>
          <IconTile name={name} icon={icon} />
        </li>
      ))}
    </ul>
  );
}

/** Every icon, with search and copy by name. */
export function IconsPage() {
  const [wanted, setWanted] = useState('');
  const core = matching(CORE, wanted);
  const more = matching(MORE, wanted);
  return (
    <Page
      area="Foundations"
      title="Icons"
      lead={`${CORE.length + MORE.length} icons on a 24 px grid, designed for this library: 1.75 px strokes, round ends, in the colour of the surrounding text.`}
    >
      <div className={css.search}>
        <TextField
          label="Search by name"
          type="search"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          autoComplete="off"
        />
        <Text size="sm" tone="muted" role="status">
          {core.length + more.length} shown. A tap copies the name.
        </Text>
      </div>
      {core.length > 0 && (
        <Section title="Core" intro={<>Icons of the shell, the games and the cashier.</>}>
          <Tiles set={core} />
        </Section>
      )}
      {more.length > 0 && (
        <Section
          title="More"
          intro={
            <>
              Import them where they are used, for example{' '}
              <code className={page.code}>{'<Icon glyph={bell} />'}</code>, so that only used icons
              are bundled.
            </>
          }
        >
          <Tiles set={more} />
        </Section>
      )}
      {core.length + more.length === 0 && (
        <EmptyState
          title="No icon with this name"
          text="Try a shorter word, such as the object that it shows."
        />
      )}
      <Section
        title="Sizes"
        intro="16 next to small text, 20 in controls, 24 alone, 32 and 40 at the start of a block."
      >
        <div className={page.row}>
          {SIZES.map((size) => (
            <span key={size} className={css.size}>
              <Icon glyph={glyphs.wallet} size={size} />
              <Text as="span" size="xs" tone="muted">
                {size} px
              </Text>
            </span>
          ))}
        </div>
      </Section>
    </Page>
  );
}
