import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SiteIllustration } from './SiteIllustration.tsx';

afterEach(cleanup);

const drawn = (container: HTMLElement) => container.querySelector('[data-component=illustration]');

it('has an empty box first, and its drawing when that has loaded', async () => {
  const { container } = render(<SiteIllustration name="owl" />);
  expect(drawn(container)).toBeNull();
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  await waitFor(() => expect(drawn(container)).not.toBeNull());
});

it('shows a drawing that has loaded before immediately', async () => {
  const first = render(<SiteIllustration name="boat" />);
  await waitFor(() => expect(drawn(first.container)).not.toBeNull());
  first.unmount();
  const { container } = render(<SiteIllustration name="boat" />);
  expect(drawn(container)).not.toBeNull();
});
