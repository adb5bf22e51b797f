'use client';

import { formatSatangShort, type Satang } from '@brand/domain';

import { useText } from '../../messages/useText.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { check } from '../../primitives/Icon/glyphs.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import * as css from './VipStandingCard.css.ts';

/** A requirement of a level: its amount, and what is missing. */
export interface VipTermFigures {
  readonly whole: Satang;
  readonly left: Satang;
}

interface VipTermProps extends VipTermFigures {
  name: string;
}

/** One of the two requirements: both figures, and the missing amount in baht. */
export function VipTerm({ name, whole, left }: VipTermProps) {
  const t = useText();
  const isDone = left <= 0;
  return (
    <div className={css.term} data-part="term" data-state={isDone ? 'done' : 'open'}>
      <Text as="span" size="sm" tone="muted">
        {name}
      </Text>
      <span className={css.figures}>
        {t('vip.of', {
          done: formatSatangShort(doneOf({ whole, left })),
          whole: formatSatangShort(whole),
        })}
      </span>
      <Text as="span" size="sm" tone={isDone ? 'success' : 'normal'} className={css.left}>
        {isDone ? (
          <>
            <Icon glyph={check} size={20} /> {t('vip.complete')}
          </>
        ) : (
          t('vip.missing', { amount: formatSatangShort(left) })
        )}
      </Text>
    </div>
  );
}

/** What is done of a requirement. Never negative, also if more is missing than it requires. */
export function doneOf({ whole, left }: VipTermFigures): Satang {
  return Math.min(whole, Math.max(0, whole - left)) as Satang;
}
