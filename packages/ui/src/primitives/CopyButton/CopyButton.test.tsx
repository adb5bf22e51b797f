import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { CopyButton } from './CopyButton.tsx';

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  writeText.mockReset();
});

const press = async () => {
  render(<CopyButton value="LT260115A7K2" label="Copy" copiedLabel="Copied" />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
};

describe('CopyButton', () => {
  it('copies the exact text, confirms it, and resets after two seconds', async () => {
    writeText.mockResolvedValue(undefined);
    await press();
    expect(writeText).toHaveBeenCalledExactlyOnceWith('LT260115A7K2');
    expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Copied');
    act(() => void vi.advanceTimersByTime(2_000));
    expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
  });

  it('does not report success when the browser refuses', async () => {
    writeText.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
    await press();
    expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
  });
});
