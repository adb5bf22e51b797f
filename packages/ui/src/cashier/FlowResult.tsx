import type { PayoutClaim } from '@brand/domain';
import type { ReactNode } from 'react';

import { brandSeal } from '../private/brandSeal.css.ts';
import { ActionBar } from '../private/ActionBar.tsx';
import { classes } from '../private/classes.ts';
import { Icon } from '../primitives/Icon/Icon.tsx';
import * as css from './cashier.css.ts';
import { ViewHeading } from './ViewHeading.tsx';
import * as glyphs from '../primitives/Icon/glyphs.ts';

const ICONS = { success: glyphs.check, pending: glyphs.clock, danger: glyphs.warning } as const;

/** Props of {@link FlowResult}. */
export interface FlowResultProps {
  /** Outcome. Sets the icon above the title; the title states the same outcome as text. */
  tone: keyof typeof ICONS;
  title: string;
  headingLevel: 2 | 3;
  /** What it states about money, for tests that compare it with the ledger. @default nothing */
  claim?: PayoutClaim['claim'];
  /** The next step, as a large button. */
  action: ReactNode;
  /** Secondary actions, after it. @default none */
  more?: ReactNode;
  /** Whether the view fills its page: on a phone the next step is at the bottom of the screen. @default false */
  wholePage?: boolean;
  /** Additional content, at full width. */
  details?: ReactNode;
  children: ReactNode;
}

/** The result view of a flow: icon, outcome and next step. */
export function FlowResult({
  tone,
  title,
  headingLevel,
  claim,
  action,
  more,
  wholePage = false,
  details,
  children,
}: FlowResultProps) {
  return (
    <div
      className={classes(wholePage ? css.form : css.view, css.narrow, css.end)}
      data-claim={claim}
    >
      <div className={css.center}>
        <span
          className={classes(css.seal, tone === 'success' && brandSeal)}
          data-tone={tone}
          data-part="seal"
          aria-hidden="true"
        >
          <Icon glyph={ICONS[tone]} size={40} />
        </span>
        <ViewHeading level={headingLevel} size="2xl" className={css.belowSeal}>
          {title}
        </ViewHeading>
        {children}
      </div>
      {details}
      <div className={wholePage ? css.mainActions : css.actions}>
        {wholePage ? <ActionBar>{action}</ActionBar> : action}
        {more && <div className={css.actions}>{more}</div>}
      </div>
    </div>
  );
}
