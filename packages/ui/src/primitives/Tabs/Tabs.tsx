'use client';

import * as Radix from '@radix-ui/react-tabs';
import { useEffect, useRef, useState, type HTMLAttributes, type ReactNode } from 'react';

import { Icon } from '../Icon/Icon.tsx';
import type { Glyph } from '../Icon/glyph.ts';
import * as css from './Tabs.css.ts';

/** One tab and what it shows. */
export interface TabItem<Value extends string = string> {
  /** Value passed to `onValueChange`. Must be unique. */
  value: Value;
  /** Its words: one or two. */
  label: string;
  /** An icon before the label. */
  icon?: Glyph;
  /** How many things its panel holds. @default not said */
  count?: number;
  /** Its panel; only the chosen one is in the page, unless `keepMounted` says otherwise. */
  content: ReactNode;
  /** Cannot be chosen now. @default false */
  disabled?: boolean;
}

/** Props of {@link Tabs}. Other props go to the root. */
export interface TabsProps<Value extends string = string> extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'dir' | 'defaultValue'
> {
  /** The tabs in order, two to five; more than fit scroll sideways. */
  items: readonly TabItem<Value>[];
  /** The selected value. */
  value: Value;
  /** Called to select another one. */
  onValueChange: (value: Value) => void;
  /** What the tabs are about, for a screen reader. */
  label: string;
  /** A panel that has been opened stays in the page, hidden, with what was typed into it. @default false */
  keepMounted?: boolean;
}

/**
 * Brings the chosen tab to the middle of its list, so that its neighbours are seen on both sides. Only the list scrolls,
 * never the page. A tab that comes later can push the chosen one out.
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

/** The tabs that have been open. */
function useOpened<Value extends string>(value: Value): ReadonlySet<Value> {
  const [opened, setOpened] = useState<ReadonlySet<Value>>(new Set([value]));
  if (!opened.has(value)) setOpened(new Set([...opened, value]));
  return opened;
}

/** Panels of which one is seen. Arrow keys move and choose; the chosen tab is always in sight. */
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
      {/* The engine writes styles that a server may have to leave out of its HTML, where a policy forbids them there. */}
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
          // The engine shows what it is made to keep; `hidden` leaves it to the chosen one.
          {...(keepMounted && opened.has(item.value) && { forceMount: true })}
          hidden={item.value !== value}
          className={css.panel}
          data-part="panel"
          suppressHydrationWarning
        >
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
