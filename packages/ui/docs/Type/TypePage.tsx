import { useState, type CSSProperties } from 'react';

import { Heading } from '../../src/primitives/Heading/Heading.tsx';
import { SegmentedControl } from '../../src/primitives/SegmentedControl/SegmentedControl.tsx';
import { Text } from '../../src/primitives/Text/Text.tsx';
import type { ThemeChoices } from '../../src/theme/choices.ts';
import { CONSTANTS } from '../../src/theme/constants.ts';
import { TYPES } from '../../src/theme/typePairings.ts';
import * as page from '../page/page.css.ts';
import { Page, Section } from '../page/Page.tsx';
import { StressLine } from './StressLine.tsx';
import * as css from './type.css.ts';

type Pairing = ThemeChoices['type'];

const PAIRINGS = Object.keys(TYPES) as Pairing[];
const SIZES = Object.entries(CONSTANTS.fontSize);
const FACES = { body: 'Reading', heading: 'Labels', display: 'Titles' } as const;
type Face = keyof typeof FACES;

/** `loopless-chakra-petch` → `Loopless + Chakra Petch` */
const spoken = (pairing: Pairing) =>
  pairing
    .split('-')
    .map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`)
    .join(' ')
    .replace(' ', ' + ');

/** Applies the fonts of one pairing to an element. */
function worn(pairing: Pairing): CSSProperties {
  const { font, lineHeight, fontWeight } = TYPES[pairing];
  const faces = Object.keys(FACES) as Face[];
  return Object.fromEntries([
    ...faces.map((face) => [`--brand-font-${face}`, font[face]]),
    ...faces.map((face) => [`--brand-line-height-${face}`, lineHeight[face]]),
    ['--brand-font-weight-display', fontWeight.display],
  ]) as CSSProperties;
}

function PairingSection({ pairing, lines }: { pairing: Pairing; lines: boolean }) {
  const { lineHeight } = TYPES[pairing];
  return (
    <div className={page.panel} style={worn(pairing)}>
      <Heading level={3} size="xl">
        {spoken(pairing)}
      </Heading>
      <p className={css.sample} lang="th">
        ฝากเงินด้วยคิวอาร์ ยอดเข้ากระเป๋าทันทีที่ธนาคารยืนยัน ขั้นต่ำ 100 บาท สูงสุด 200,000 บาท ไม่ต้องส่งสลิป
      </p>
      <div className={css.faces}>
        {(Object.keys(FACES) as Face[]).map((face) => (
          <div key={face} className={css.face}>
            <Text size="sm" tone="muted">
              {FACES[face]}, line height {lineHeight[face]}
            </Text>
            {SIZES.map(([name, size]) => (
              <StressLine key={name} face={face} name={name} size={size} lines={lines} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Fonts and the scale, with words that are difficult for Thai type. */
export function TypePage() {
  const [lines, setLines] = useState('shown');
  return (
    <Page
      area="Foundations"
      title="Type"
      lead="A Thai word stacks a vowel and a tone mark above its consonant and a tail below it. A line height that suits Latin cuts them off; these were measured."
    >
      <Section
        title="Every size in every pairing"
        intro="Two lines each of the hardest words. The ruled bands are the line boxes. The figure is the room in px between the deepest tail of a line and the highest mark of the next, were one right above the other, measured in this browser; below zero the two would touch there. Nothing is cut, since no line clips its marks."
      >
        <div className={css.choice}>
          <SegmentedControl
            label="Line boxes"
            value={lines}
            onValueChange={setLines}
            segments={[
              { value: 'shown', label: 'Line boxes' },
              { value: 'hidden', label: 'Text alone' },
            ]}
          />
        </div>
        {PAIRINGS.map((pairing) => (
          <PairingSection key={pairing} pairing={pairing} lines={lines === 'shown'} />
        ))}
      </Section>
      <Section title="Rules of the hand">
        <ul className={css.rules}>
          {[
            'Thai is never letter-spaced and never set in capitals.',
            'Figures that change or align are tabular: balances, amounts, countdowns.',
            'The largest figures on a screen are the balance or the amount. Nothing else competes.',
            'Titles take the display face, labels and buttons the heading face; everything that is read takes the reading face.',
          ].map((rule) => (
            <Text as="li" key={rule}>
              {rule}
            </Text>
          ))}
        </ul>
      </Section>
    </Page>
  );
}
