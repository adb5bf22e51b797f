'use client';

import type { NoticeType } from '@brand/domain';

import { useText } from '../messages/useText.ts';
import { classes } from '../private/classes.ts';
import { Badge, type BadgeProps } from '../primitives/Badge/Badge.tsx';
import * as glyphs from '../primitives/Icon/glyphs.ts';
import type { Glyph } from '../primitives/Icon/glyph.ts';
import * as css from './NoticeTypeMark.css.ts';

/** A notice of any type, or the announcement. */
export type ToldType = NoticeType | 'announcement';

/** The icon of each type. It also replaces a picture that fails to load. */
export const NOTICE_GLYPHS: Readonly<Record<ToldType, Glyph>> = {
  bank: glyphs.bank,
  promotion: glyphs.gift,
  game: glyphs.games,
  maintenance: glyphs.settings,
  wallet: glyphs.wallet,
  other: glyphs.bell,
  announcement: glyphs.promotion,
};

const TONES: Readonly<Record<ToldType, BadgeProps['tone']>> = {
  bank: 'pending',
  promotion: 'success',
  game: 'info',
  maintenance: 'neutral',
  wallet: 'success',
  other: 'neutral',
  announcement: 'neutral',
};

/** Props of {@link NoticeTypeMark}. */
export interface NoticeTypeMarkProps {
  type: ToldType;
  /** Joined with the class of the badge. */
  className?: string | undefined;
}

/** Label and icon of the type of a notice. */
export function NoticeTypeMark({ type, className }: NoticeTypeMarkProps) {
  const t = useText();
  const tone = TONES[type] ?? 'neutral';
  return (
    <Badge
      icon={NOTICE_GLYPHS[type]}
      tone={tone}
      className={classes(tone === 'neutral' && css.neutral, className)}
      data-type={type}
    >
      {t(`notices.type.${type}`)}
    </Badge>
  );
}
