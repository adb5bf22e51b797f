import type { ReactNode } from 'react';

import { classes } from '../private/classes.ts';
import { brandSeal } from '../private/brandSeal.css.ts';
import { Heading, type HeadingProps } from '../primitives/Heading/Heading.tsx';
import { Icon } from '../primitives/Icon/Icon.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import * as glyphs from '../primitives/Icon/glyphs.ts';
import * as css from './account.css.ts';

const ICONS = {
  success: glyphs.check,
  danger: glyphs.warning,
  question: glyphs.user,
  rest: glyphs.moon,
} as const;

/** Props of {@link AccountResult}. */
export interface AccountResultProps {
  /** Outcome. Sets the icon above the title; the title states the same outcome as text. */
  tone: keyof typeof ICONS;
  title: string;
  text: string;
  /** Small print for support. Null if there is none. @default null */
  code?: string | null;
  headingLevel: HeadingProps['level'];
  /** The primary next step first, secondary ones after it. */
  actions: ReactNode;
}

/** Final view of a form or a login: icon, outcome and next step. The title can receive focus. */
export function AccountResult(props: AccountResultProps) {
  const { tone, title, text, code = null, headingLevel, actions } = props;
  return (
    <div className={css.end}>
      <div className={css.endWords}>
        <span
          className={classes(css.seal, tone === 'success' && brandSeal)}
          data-tone={tone}
          data-part="seal"
          aria-hidden="true"
        >
          <Icon glyph={ICONS[tone]} size={32} />
        </span>
        <Heading level={headingLevel} size="xl" tabIndex={-1} data-part="view-heading">
          {title}
        </Heading>
        <Text tone="muted" align="center">
          {text}
        </Text>
        {code && (
          <Text size="xs" tone="muted" align="center" data-part="code">
            {code}
          </Text>
        )}
      </div>
      <div className={css.endActions}>{actions}</div>
    </div>
  );
}
