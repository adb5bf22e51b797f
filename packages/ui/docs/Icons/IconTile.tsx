import { useState } from 'react';

import { useTimeout } from '../../src/hooks/useTimeout.ts';
import { copyText } from '../../src/primitives/CopyButton/copyText.ts';
import { Icon } from '../../src/primitives/Icon/Icon.tsx';
import type { Glyph } from '../../src/primitives/Icon/glyph.ts';
import * as css from './icons.css.ts';

const SHOWN_MS = 1_600;

/** One icon with its name. A tap copies the name and confirms it. */
export function IconTile({ name, icon }: { name: string; icon: Glyph }) {
  const [copied, setCopied] = useState(false);
  useTimeout(() => setCopied(false), copied ? SHOWN_MS : null);
  return (
    <button
      type="button"
      className={css.tile}
      data-state={copied ? 'copied' : undefined}
      onClick={async () => setCopied(await copyText(name))}
    >
      <Icon glyph={icon} size={32} />
      <span className={css.name} role="status">
        {copied ? 'Copied' : name}
      </span>
    </button>
  );
}
