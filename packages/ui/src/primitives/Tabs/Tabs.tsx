'use client';

import * as Radix from '@radix-ui/react-tabs';
import type { HTMLAttributes, ReactNode } from 'react';

import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import * as css from './Tabs.css.ts';

/** One tab and what it shows. */
export interface TabItem<Value extends string = string> {
  value: Value;
  /** Its words: one or two. */
  label: string;
  icon?: IconName;
  /** Its panel; only the chosen one is in the page. */
  content: ReactNode;
  disabled?: boolean;
}

/** Props of {@link Tabs}; the rest goes to the root. */
export interface TabsProps<Value extends string = string> extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'dir' | 'defaultValue'
> {
  /** The tabs in order, two to five. */
  items: readonly TabItem<Value>[];
  /** The chosen one. */
  value: Value;
  /** Asks for another. */
  onValueChange: (value: Value) => void;
  /** What the tabs are about, for a screen reader. */
  label: string;
}

/** Panels of which one is seen. Arrow keys move and choose. */
export function Tabs<Value extends string>({
  items,
  value,
  onValueChange,
  label,
  ...rest
}: TabsProps<Value>) {
  return (
    <Radix.Root
      {...rest}
      value={value}
      onValueChange={(next) => onValueChange(next as Value)}
      data-component="tabs"
    >
      <Radix.List className={css.list} aria-label={label} data-part="list">
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            disabled={item.disabled ?? false}
            className={css.tab}
            data-part="tab"
          >
            {item.icon && <Icon name={item.icon} size={20} />}
            {item.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value} className={css.panel} data-part="panel">
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
