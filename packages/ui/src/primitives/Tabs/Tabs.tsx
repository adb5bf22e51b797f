'use client';

import * as Radix from '@radix-ui/react-tabs';
import { useEffect, useRef, useState, type HTMLAttributes, type ReactNode } from 'react';

import { ShownPanel } from '../../private/shownPanel.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { Glyph } from '../Icon/glyph.ts';
import * as css from './Tabs.css.ts';

/** One tab and its panel. */
export interface TabItem<Value extends string = string> {
  /** Value passed to `onValueChange`. Must be unique. */
  value: Value;
  /** Its label: one or two words. */
  label: string;
  /** An icon before the label. */
  icon?: Glyph;
  /** Number of items in its panel. @default not shown */
  count?: number;
  /** Its panel. Only the selected panel is mounted, unless `keepMounted` is set. */
  content: ReactNode;
  /** Cannot be chosen now. @default false */
  disabled?: boolean;
}

/** Props of {@link Tabs}. Other props go to the root. */
export interface TabsProps<Value extends string = string> extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'dir' | 'defaultValue'
> {
  /** The tabs in order, two to five; the list scrolls horizontally if they do not fit. */
  items: readonly TabItem<Value>[];
  /** The selected value. */
  value: Value;
  /** Called to select another one. */
  onValueChange: (value: Value) => void;
  /** Accessible name of the tab list. */
  label: string;
  /** Keeps opened panels mounted but hidden, including text typed into them. @default false */
  keepMounted?: boolean;
}

/**
 * Scrolls the selected tab to the middle of its list, so that the tabs on both sides are visible. Only the list scrolls,
 * never the page. Adding a tab later could move the selected one out of view.
 */
function useChosenInSight(value: string, count: number) {
  const list = useRef<HTMLDivElement>(null);
  const settled = useRef(false);
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[data-part=tab][data-state=active]');
    if (!list.current || !tab) return;
    const left = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
    const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
    const still = calm || !settled.current;
    settled.current = true;
    list.current.scrollTo?.({ left, behavior: still ? 'instant' : 'smooth' });
  }, [value, count]);
  return list;
}

/** The tabs that have been opened. */
function useOpened<Value extends string>(value: Value): ReadonlySet<Value> {
  const [opened, setOpened] = useState<ReadonlySet<Value>>(new Set([value]));
  if (!opened.has(value)) setOpened(new Set([...opened, value]));
  return opened;
}

/** Panels, one of which is visible. Arrow keys move and select; the selected tab is always visible. */
export function Tabs<Value extends string>({
  items,
  value,
  onValueChange,
  label,
  keepMounted = false,
  ...rest
}: TabsProps<Value>) {
  const list = useChosenInSight(value, items.length);
  const opened = useOpened(value);
  return (
    <Radix.Root
      {...rest}
      value={value}
      onValueChange={(next) => onValueChange(next as Value)}
      data-component="tabs"
    >
      {/* Radix writes style attributes. The server may omit them, because a content policy forbids them in HTML. */}
      <Radix.List
        ref={list}
        className={css.list}
        aria-label={label}
        data-part="list"
        suppressHydrationWarning
      >
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            disabled={item.disabled ?? false}
            className={css.tab}
            data-part="tab"
          >
            {item.icon && <Icon glyph={item.icon} size={20} />}
            {item.label}
            {item.count !== undefined && ' '}
            {item.count !== undefined && (
              <span className={css.count} data-part="count">
                {item.count}
              </span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content
          key={item.value}
          value={item.value}
          // Radix shows panels with `forceMount`; `hidden` hides all except the selected one.
          {...(keepMounted && opened.has(item.value) && { forceMount: true })}
          hidden={item.value !== value}
          className={css.panel}
          data-part="panel"
          suppressHydrationWarning
        >
          <ShownPanel value={item.value === value}>{item.content}</ShownPanel>
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
