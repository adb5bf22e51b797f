import { useRef, useState } from 'react';

import { Button } from '../../src/primitives/Button/Button.tsx';
import { Heading } from '../../src/primitives/Heading/Heading.tsx';
import { Icon } from '../../src/primitives/Icon/Icon.tsx';
import { Switch } from '../../src/primitives/Switch/Switch.tsx';
import { Text } from '../../src/primitives/Text/Text.tsx';
import * as page from '../page/page.css.ts';
import { Page, Section } from '../page/Page.tsx';
import * as css from './motion.css.ts';
import { playMotion, type MotionName } from './playMotion.ts';
import * as glyphs from '../../src/primitives/Icon/glyphs.ts';

interface Movement {
  name: MotionName;
  title: string;
  length: string;
  where: string;
  reduced: string;
}

const MOVEMENTS: readonly Movement[] = [
  {
    name: 'press',
    title: 'Press',
    length: '120 ms',
    where: 'A button, card or chip scales by 2.5 % when pressed.',
    reduced: 'Nothing moves; only the pressed colour is shown.',
  },
  {
    name: 'fade',
    title: 'Fade',
    length: '200 ms',
    where: 'A dialog, a toast, a scrim, a loaded picture.',
    reduced: 'Unchanged: nothing moves in it.',
  },
  {
    name: 'sheet',
    title: 'Sheet',
    length: '280 ms',
    where: 'A sheet from below, a panel from the side.',
    reduced: 'Fades instead of sliding.',
  },
];

function MovementTile({ movement, reduced }: { movement: Movement; reduced: boolean }) {
  const thing = useRef<HTMLDivElement>(null);
  return (
    <div className={page.panel}>
      <div className={css.stage} aria-hidden="true">
        <div ref={thing} className={css.things[movement.name]}>
          {movement.name === 'press' && 'ฝากเงิน'}
          {movement.name === 'fade' && <Icon glyph={glyphs.success} size={40} />}
          {movement.name === 'sheet' && <span className={css.handle} />}
        </div>
      </div>
      <div className={css.titleRow}>
        <Heading level={3} size="lg">
          {movement.title}
        </Heading>
        <Text as="span" size="sm" tone="muted">
          {movement.length}
        </Text>
      </div>
      <Text size="sm">{movement.where}</Text>
      <Text size="sm" tone="muted">
        Reduced: {movement.reduced}
      </Text>
      <Button
        variant="soft"
        tone="neutral"
        iconStart={<Icon glyph={glyphs.play} size={20} />}
        aria-label={`Play ${movement.title.toLowerCase()}`}
        onClick={() => thing.current && playMotion(thing.current, movement.name, reduced)}
      >
        Play
      </Button>
    </div>
  );
}

/** The three animations with a play button, and their reduced motion variants. */
export function MotionPage() {
  const [reduced, setReduced] = useState(false);
  return (
    <Page
      area="Foundations"
      title="Motion"
      lead="Three durations and one curve. Motion shows where an element comes from; it never draws attention."
    >
      <Section
        title="Three movements"
        intro="Each uses only transforms and opacity, so that a mid-range phone drops no frame."
      >
        <div className={css.choice}>
          <Switch label="Reduced motion" checked={reduced} onCheckedChange={setReduced} />
        </div>
        <div className={page.shelf}>
          {MOVEMENTS.map((movement) => (
            <MovementTile key={movement.name} movement={movement} reduced={reduced} />
          ))}
        </div>
      </Section>
      <Section
        title="One curve"
        intro="Fast start, slow end: the element is almost in place before it stops."
      >
        <div className={css.curveRow}>
          <svg viewBox="-4 -4 108 108" className={css.curve} role="img" aria-label="The curve">
            <path d="M0 100H100M0 100V0" className={css.axis} />
            <path d="M0 100C20 30 20 0 100 0" className={css.line} />
          </svg>
          <div className={page.stack}>
            <code className={page.code}>cubic-bezier(0.2, 0.7, 0.2, 1)</code>
            <Text size="sm" tone="muted">
              Horizontal: time. Vertical: progress of the movement.
            </Text>
          </div>
        </div>
      </Section>
      <Section title="What to avoid">
        <ul className={css.rules}>
          {[
            'Nothing blinks, and nothing loops to draw attention. A spinner turns only while something is pending.',
            'Repeated parts have no colour transitions: a lobby with a thousand cards would repaint each of them.',
            'A countdown changes its number and its ring in steps; it does not pulse.',
            'When the device is set to reduced motion, only fades remain. No setting of the site is needed.',
          ].map((rule) => (
            <li key={rule} className={css.rule}>
              <Icon glyph={glyphs.minus} size={20} />
              <Text as="span">{rule}</Text>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}
