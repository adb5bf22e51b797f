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
      'Derived from the six colours of the operator. Those of a ground change with the nearest data-surface; shown is the page.',
  },
  type: { title: 'Type', intro: 'Faces, sizes, weights and line heights that Thai marks fit in.' },
  space: { title: 'Space', intro: 'Distances, by density.' },
  radius: { title: 'Radius', intro: 'Corners, by what they belong to.' },
  density: { title: 'Controls', intro: 'Heights, and the least target under a finger.' },
  elevation: { title: 'Elevation', intro: 'Shadow only under what floats.' },
  motion: { title: 'Motion', intro: 'Three durations and one curve; no theme changes them.' },
  card: { title: 'Cards and sections', intro: 'How a card is set off, and how a section begins.' },
  frame: { title: 'Frame', intro: 'Fixed measures of the page, and what lies over what.' },
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
          {TOKENS.length} names that every component reads and nothing else. They are the operator’s
          interface: a plain style sheet may set any of them on <code>:root</code> and wins.
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
          {found.length} of {TOKENS.length}. A tap on a name copies it.
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
        title="Setting one by hand"
        intro="Unlayered CSS wins over the library in any order of loading."
      >
        <pre className={page.block} role="group" aria-label="Example" tabIndex={0}>
          {':root {\n  --brand-radius-card: 4px;\n  --brand-color-accent: #e8543f;\n}'}
        </pre>
        <Text tone="muted">
          Colours set by hand are no longer derived: check them on the page Colour roles.
        </Text>
      </Section>
    </Page>
  );
}
