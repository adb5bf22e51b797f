'use client';

import { useState, type KeyboardEvent, type MouseEvent, type SyntheticEvent } from 'react';

/** Which boxes are marked, as in the input's own selection. */
export interface Marked {
  readonly start: number;
  readonly end: number;
}

/**
 * Lets one input be used like a row of boxes: the caret never stands between two digits, it marks one, and the next key
 * writes over it. The selection is the input's own, so that copy, paste, select all and autofill stay the browser's.
 *
 * @param digits how many boxes there are
 */
export function useOneBoxAtATime(digits: number) {
  const [marked, setMarked] = useState<Marked | null>(null);

  const draw = (input: HTMLInputElement) =>
    setMarked({ start: input.selectionStart ?? 0, end: input.selectionEnd ?? 0 });

  /** Marks the digit at a place, or puts the caret behind the last one. */
  const mark = (input: HTMLInputElement, place: number) => {
    const { length } = input.value;
    const start = Math.max(0, Math.min(place, length, digits - 1));
    input.setSelectionRange(start, Math.min(start + 1, length));
    // Not every browser tells of a selection that a script has made.
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

  /** A press marks the box under it. A selection made by dragging or twice pressing is left alone. */
  const handleClick = (event: MouseEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    if (event.detail !== 1) return;
    const { left, width } = input.getBoundingClientRect();
    if (width > 0) mark(input, Math.floor(((event.clientX - left) / width) * digits));
  };

  return {
    marked,
    /** Where the mark goes after an edit: back to the digit before one that was taken out. */
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
