import { type Glyph, Icon } from '@brand/ui';
import * as css from './onNow.css.ts';

/** The icon of a card about what is on now that has no picture. */
export function OnNowIcon({ glyph }: { glyph: Glyph }) {
  return (
    <span className={css.art}>
      <Icon glyph={glyph} size={32} />
    </span>
  );
}
