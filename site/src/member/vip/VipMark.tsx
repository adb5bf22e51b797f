import type { VipLevel } from '@brand/domain';
import { createElement } from 'react';
import { page } from '../../routing/chunks/page.ts';
import { useLazyModule } from '../../routing/chunks/useLazyModule.ts';
import * as css from './VipMark.css.ts';

const emblemCode = page(async () => (await import('./VipMarkEmblem.ts')).VipEmblem);

/** The emblem of a level, 24 px wide also before its code has loaded. */
export function VipMark({ level: { level, color } }: { level: VipLevel }) {
  const Emblem = useLazyModule(emblemCode, true);
  return (
    <span className={css.box} aria-hidden="true">
      {Emblem && createElement(Emblem, { level, color, size: 24 })}
    </span>
  );
}
