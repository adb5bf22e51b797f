'use client';

import { type HTMLAttributes, useId } from 'react';

import { useText } from '../../messages/useText.ts';
import { classes } from '../../private/classes.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { call } from '../../primitives/Icon/glyphs.ts';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as css from './ResponsibleCard.css.ts';

/** Props of {@link ResponsibleCard}. Other props go to the `section`. */
export interface ResponsibleCardProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Minimum age. Null hides it. */
  age: 18 | 20 | null;
  /** Helpline for problem gambling. Null if the operator has not configured one. */
  helpline: { readonly name: string; readonly phone: string } | null;
}

/** Responsible gambling: the age badge, advice and the helpline. */
export function ResponsibleCard({ age, helpline, className, ...rest }: ResponsibleCardProps) {
  const t = useText();
  const id = useId();
  return (
    <Card
      {...rest}
      as="section"
      aria-labelledby={id}
      className={classes(css.root, className)}
      data-component="responsible-card"
    >
      {age !== null && (
        <span className={css.age} aria-hidden="true" data-part="age">
          {age}+
        </span>
      )}
      <div className={css.words}>
        <Heading level={3} size="md" id={id}>
          {t('help.responsible')}
        </Heading>
        <Text size="sm">
          {age !== null && `${t('shell.footer.age', { age })} `}
          {t('shell.footer.limits')}
        </Text>
        {helpline && (
          <div>
            <LinkButton
              href={`tel:${helpline.phone}`}
              variant="outline"
              tone="neutral"
              iconStart={<Icon glyph={call} size={20} />}
              data-part="helpline"
            >
              {helpline.name} {helpline.phone}
            </LinkButton>
          </div>
        )}
      </div>
    </Card>
  );
}
