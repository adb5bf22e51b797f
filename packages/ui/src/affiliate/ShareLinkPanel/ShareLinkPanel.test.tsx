import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { ShareLinkPanel } from './ShareLinkPanel.tsx';

const LINK = 'https://lotus.example/aff/662E41';

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

it('offers native sharing only if the device supports it', () => {
  const onShare = vi.fn();
  renderInLanguage(<ShareLinkPanel link={LINK} brand="Lotus" />);
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  cleanup();
  renderInLanguage(<ShareLinkPanel link={LINK} brand="Lotus" onShare={onShare} />);
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(onShare).toHaveBeenCalledTimes(1);
});

it('shows the QR code, without a save button if the browser has no canvas support', async () => {
  renderInLanguage(<ShareLinkPanel link={LINK} brand="Lotus" />);
  expect(screen.getByRole('img', { name: 'QR code of your link' })).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByText('Save QR')).toBeNull());
  expect(screen.getByText(LINK)).toBeTruthy();
});
