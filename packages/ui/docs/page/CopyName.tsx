import { useState, type ButtonHTMLAttributes } from 'react';

import { useTimeout } from '../../src/hooks/useTimeout.ts';
import { copyText } from '../../src/primitives/CopyButton/copyText.ts';
import { Icon } from '../../src/primitives/Icon/Icon.tsx';
import { classes } from '../../src/private/classes.ts';
import * as css from './copyName.css.ts';
import * as glyphs from '../../src/primitives/Icon/glyphs.ts';

const SHOWN_MS = 1_600;

/** Props of {@link CopyName}. Other props go to the `button`. */
interface CopyNameProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** The text, shown and copied. */
  name: string;
}

/** A name that a tap copies. */
export function CopyName({ name, className, ...rest }: CopyNameProps) {
  const [copied, setCopied] = useState(false);
  useTimeout(() => setCopied(false), copied ? SHOWN_MS : null);
  return (
    <button
      {...rest}
      type="button"
      className={classes(css.root, className)}
      onClick={async () => setCopied(await copyText(name))}
    >
      <code className={css.name}>{name}</code>
      <Icon
        glyph={copied ? glyphs.check : glyphs.copy}
        size={16}
        label={copied ? 'Copied' : 'Copy'}
      />
    </button>
  );
}
