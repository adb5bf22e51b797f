'use client';

import { createContext, createElement, type ReactNode } from 'react';

/** The time of a server's HTML, in unix ms. 0 is unknown. */
export const RenderTime = createContext(0);

/** Props of {@link ClockProvider}. */
export interface ClockProviderProps {
  /** When the server rendered, in unix ms. Pass the same value to the browser. */
  renderedAt: number;
  /** The page. */
  children: ReactNode;
}

/**
 * The time by which a server renders, and by which the browser hydrates its HTML. After hydration, components follow the clock.
 * A page that only a browser renders needs none.
 */
export function ClockProvider({ renderedAt, children }: ClockProviderProps) {
  return createElement(RenderTime, { value: renderedAt }, children);
}
