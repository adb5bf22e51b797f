import { useEffect, useRef, useState } from 'react';

import { Text } from '../../src/primitives/Text/Text.tsx';
import { useWornTheme } from '../page/useWornTheme.ts';
import { roomBetweenLines } from './roomBetweenLines.ts';
import * as css from './type.css.ts';

/** Upper vowel with tone mark, tall consonant with tone mark, sara am, and the three consonants with a descender. */
const STRESS = 'ฝึ้ ปี่ น้ำ ฏู ญู';

/** Props of {@link StressLine}. */
interface StressLineProps {
  /** The font of the pairing. */
  face: 'body' | 'heading' | 'display';
  /** Name of the size in the scale. */
  name: string;
  /** The size, in rem. */
  size: string;
  /** Whether the line boxes are visible. */
  lines: boolean;
}

/** Two lines of the test words in one size, with the space between their marks. */
export function StressLine({ face, name, size, lines }: StressLineProps) {
  const words = useRef<HTMLParagraphElement>(null);
  const [room, setRoom] = useState<number | null>(null);
  const theme = useWornTheme();
  useEffect(() => {
    let wanted = true;
    if (words.current) {
      void roomBetweenLines(words.current, STRESS).then((measured) => {
        if (wanted) setRoom(measured);
      });
    }
    return () => {
      wanted = false;
    };
  }, [theme]);
  return (
    <div className={css.line}>
      <Text as="div" size="xs" tone="muted" className={css.measure}>
        <span>{name}</span>
        <span>{Number.parseFloat(size) * 16} px</span>
        {room !== null && (
          <span className={css.room} data-state={room < 0 ? 'over' : undefined}>
            {room < 0 ? '−' : '+'}
            {Math.abs(room).toFixed(1)}
          </span>
        )}
      </Text>
      <p
        ref={words}
        lang="th"
        className={css.words[face]}
        style={{ fontSize: size }}
        data-state={lines ? 'ruled' : undefined}
      >
        {STRESS}
        <br />
        {STRESS}
      </p>
    </div>
  );
}
