import { useState } from 'react';

import { Text } from '../../src/primitives/Text/Text.tsx';
import { TextField } from '../../src/primitives/TextField/TextField.tsx';
import { TOKENS, type TokenEntry, type TokenGroup } from '../../src/theme/tokens.ts';
import * as page from '../page/page.css.ts';
import { Page, Section } from '../page/Page.tsx';
import { TokenRow } from './TokenRow.tsx';
import * as css from './tokens.css.ts';

const GROUPS: Record<TokenGroup, { title: string; intro: string }> = {
  color: {
    title: 'Colour',
    intro:
      'Derived from the six colours of the operator. Those of a ground change with the nearest data-surface; this page shows the page ground.',
  },
  type: { title: 'Type', intro: 'Fonts, sizes, weights and line heights for Thai marks.' },
  space: { title: 'Space', intro: 'Distances, by density.' },
  radius: { title: 'Radius', intro: 'Corners, by type of element.' },
  density: { title: 'Controls', intro: 'Heights, and the minimum touch target.' },
  elevation: { title: 'Elevation', intro: 'Shadows of floating elements.' },
  motion: { title: 'Motion', intro: 'Three durations and one curve; no theme changes them.' },
  card: { title: 'Cards and sections', intro: 'Style of cards and section titles.' },
  frame: { title: 'Frame', intro: 'Fixed sizes of the page, and stacking order.' },
};

const matches = (token: TokenEntry, wanted: string) =>
  `${token.property} ${token.path} ${token.use}`.toLowerCase().includes(wanted);

/** Every token of the contract: name, value in the current theme, purpose. */
export function TokensPage() {
  const [wanted, setWanted] = useState('');
  const found = TOKENS.filter((token) => matches(token, wanted.trim().toLowerCase()));
  return (
    <Page
      area="Foundations"
      title="Tokens"
      lead={
        <>
          {TOKENS.length} names. Components read no other values. They are the operator’s interface:
          a plain style sheet may override any of them on <code>:root</code>.
        </>
      }
    >
      <div className={css.search}>
        <TextField
          label="Search by name or purpose"
          type="search"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          autoComplete="off"
        />
        <Text size="sm" tone="muted" role="status">
          {found.length} of {TOKENS.length}. Tap a name to copy it.
        </Text>
      </div>
      {(Object.keys(GROUPS) as TokenGroup[]).map((group) => {
        const tokens = found.filter((token) => token.group === group);
        if (tokens.length === 0) return null;
        return (
          <Section key={group} title={GROUPS[group].title} intro={GROUPS[group].intro}>
            <ul className={css.list}>
              {tokens.map((token) => (
                <TokenRow key={token.property} token={token} />
              ))}
            </ul>
          </Section>
        );
      })}
      <Section
        title="Setting a token manually"
        intro="CSS without layers overrides the library in any loading order."
      >
        <pre className={page.block} role="group" aria-label="Example" tabIndex={0}>
          {':root {\n  --brand-radius-card: 4px;\n  --brand-color-accent: #e8543f;\n}'}
        </pre>
        <Text tone="muted">
          Colours set manually are no longer derived: check them on the page Colour roles.
        </Text>
      </Section>
    </Page>
  );
}
