'use client';

import { useState, type KeyboardEvent, type MouseEvent, type SyntheticEvent } from 'react';

/** The marked boxes, from the selection of the input. */
export interface Marked {
  readonly start: number;
  readonly end: number;
}

/**
 * Makes one input behave like a row of boxes. The caret is never between two digits: one digit is marked, and the next key
 * overwrites it. It is the native selection, so copy, paste, select all and autofill work as in any input.
 *
 * @param digits number of boxes
 */
export function useOneBoxAtATime(digits: number) {
  const [marked, setMarked] = useState<Marked | null>(null);

  const draw = (input: HTMLInputElement) =>
    setMarked({ start: input.selectionStart ?? 0, end: input.selectionEnd ?? 0 });

  /** Marks the digit at a position, or puts the caret after the last one. */
  const mark = (input: HTMLInputElement, place: number) => {
    const { length } = input.value;
    const start = Math.max(0, Math.min(place, length, digits - 1));
    input.setSelectionRange(start, Math.min(start + 1, length));
    // Not every browser fires an event when a script changes the selection.
    draw(input);
  };

  const handleSelect = (event: SyntheticEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const [start, end] = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
    const boxless = start === end && (start < input.value.length || start === digits);
    if (boxless && input === input.ownerDocument.activeElement) mark(input, start);
    else draw(input);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const input = event.currentTarget;
    const start = input.selectionStart ?? 0;
    const places: Record<string, number> = {
      ArrowLeft: start - 1,
      ArrowRight: start + 1,
      ArrowUp: 0,
      Home: 0,
      ArrowDown: digits,
      End: digits,
    };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    mark(input, place);
  };

  /** A press marks the box under it. A selection by drag or double click is kept. */
  const handleClick = (event: MouseEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    if (event.detail !== 1) return;
    const { left, width } = input.getBoundingClientRect();
    if (width > 0) mark(input, Math.floor(((event.clientX - left) / width) * digits));
  };

  return {
    marked,
    /** The position to mark after an edit: after a deletion the previous digit. */
    markAfter(input: HTMLInputElement, before: string, place: number): void {
      const shorter = input.value.length < before.length;
      mark(input, shorter && place < input.value.length ? place - 1 : place);
    },
    handlers: {
      onSelect: handleSelect,
      onKeyDown: handleKeyDown,
      onClick: handleClick,
      onBlur: () => setMarked(null),
    },
  };
}
