import { useState, type CSSProperties } from 'react';

import { Heading } from '../../src/primitives/Heading/Heading.tsx';
import { Switch } from '../../src/primitives/Switch/Switch.tsx';
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
  const [lines, setLines] = useState(true);
  return (
    <Page
      area="Foundations"
      title="Type"
      lead="Thai text has vowels and tone marks above a consonant and descenders below it. A line height for Latin text is too small for them; these line heights were measured."
    >
      <Section
        title="Every size in every pairing"
        intro="Two lines of the most difficult words. The stripes are the line boxes. The number is the distance in px between the deepest descender of a line and the highest mark of the next line, measured in this browser. A negative number means that they can overlap. Nothing is cut, because no line clips its marks."
      >
        <div className={css.choice}>
          <Switch label="Line boxes" checked={lines} onCheckedChange={setLines} />
        </div>
        {PAIRINGS.map((pairing) => (
          <PairingSection key={pairing} pairing={pairing} lines={lines} />
        ))}
      </Section>
      <Section title="Typography rules">
        <ul className={css.rules}>
          {[
            'Thai is never letter-spaced and never set in capitals.',
            'Figures that change or align are tabular: balances, amounts, countdowns.',
            'The largest number on a screen is the balance or the amount.',
            'Titles use the display font, labels and buttons the heading font, and text the body font.',
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
