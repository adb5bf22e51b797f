'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactElement } from 'react';

import { Icon } from '../Icon/Icon.tsx';
import * as css from './Menu.css.ts';
import type { MenuAction, MenuChoice, MenuEntry } from './menuEntry.ts';
import * as glyphs from '../Icon/glyphs.ts';

/** Props of {@link Menu}. */
export interface MenuProps {
  /** The button that opens it: one element that accepts a ref and passes its other props on. */
  trigger: ReactElement;
  /** The entries in order. */
  items: readonly MenuEntry[];
  /** Whether it is open, when controlled. @default uncontrolled */
  open?: boolean;
  /** Called to open or close it. */
  onOpenChange?: (open: boolean) => void;
  /** The edge of the button that it is aligned with. @default 'end' */
  align?: 'start' | 'end';
  /** Class of the list of entries. */
  className?: string;
}

/** Minimum distance to the edges of the viewport, in px. */
const MARGIN_PX = 8;

/**
 * A few actions behind one button. It never locks the page and so writes no style element, which a strict content policy
 * would refuse.
 */
export function Menu({ trigger, items, open, onOpenChange, align = 'end', className }: MenuProps) {
  return (
    <Radix.Root
      modal={false}
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={4}
          collisionPadding={MARGIN_PX}
          loop
          className={className ? `${css.content} ${className}` : css.content}
          data-component="menu"
          data-surface="overlay"
        >
          {items.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Entry({ entry }: { entry: MenuEntry }) {
  if (entry.kind === 'separator') {
    return <Radix.Separator className={css.separator} data-part="separator" />;
  }
  if (entry.kind === 'label') {
    return (
      <Radix.Label className={css.heading} data-part="heading">
        {entry.label}
      </Radix.Label>
    );
  }
  return entry.kind === 'choice' ? <Choice entry={entry} /> : <Action entry={entry} />;
}

function Action({ entry }: { entry: MenuAction }) {
  const words = (
    <>
      {entry.picture ? (
        <span className={css.picture}>{entry.picture}</span>
      ) : (
        entry.icon && <Icon glyph={entry.icon} size={20} className={css.icon} />
      )}
      <span className={css.words}>{entry.label}</span>
    </>
  );
  const shared = {
    className: css.item,
    disabled: entry.disabled ?? false,
    textValue: entry.label,
    'data-part': 'item',
    'data-tone': entry.tone ?? 'normal',
    ...(entry.onSelect ? { onSelect: entry.onSelect } : {}),
  };
  if (entry.href === undefined || entry.disabled)
    return <Radix.Item {...shared}>{words}</Radix.Item>;
  return (
    <Radix.Item {...shared} asChild>
      <a href={entry.href}>{words}</a>
    </Radix.Item>
  );
}

function Choice({ entry }: { entry: MenuChoice }) {
  return (
    <Radix.RadioGroup
      value={entry.value}
      onValueChange={entry.onValueChange}
      aria-label={entry.label}
      data-part="choice"
    >
      <Radix.Label className={css.heading} data-part="heading">
        {entry.label}
      </Radix.Label>
      {entry.choices.map((choice) => (
        <Radix.RadioItem
          key={choice.value}
          value={choice.value}
          textValue={choice.label}
          className={css.item}
          data-part="item"
        >
          {choice.icon && <Icon glyph={choice.icon} size={20} className={css.icon} />}
          <span className={css.words}>{choice.label}</span>
          <span className={css.tick}>
            <Radix.ItemIndicator asChild>
              <span data-part="tick">
                <Icon glyph={glyphs.check} size={20} />
              </span>
            </Radix.ItemIndicator>
          </span>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}
