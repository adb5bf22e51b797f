import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { chatBubble } from '../../primitives/Icon/glyphs.ts';
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

it.each([
  ['th', 'แชร์ทาง LINE'],
  ['en', 'Share on LINE'],
] as const)('opens the share page of a social site in a new window, in %s', (locale, name) => {
  const sharePages = [{ name: 'LINE', href: 'https://line.example/share', icon: chatBubble }];
  renderInLanguage(<ShareLinkPanel link={LINK} brand="Lotus" sharePages={sharePages} />, locale);
  const link = screen.getByRole('link', { name });
  expect(link.textContent).toBe('LINE');
  expect(link.querySelector('svg')).toBeTruthy();
  expect(link.getAttribute('href')).toBe('https://line.example/share');
  expect(link.getAttribute('target')).toBe('_blank');
});

it('shows the QR code, without a save button if the browser has no canvas support', async () => {
  renderInLanguage(<ShareLinkPanel link={LINK} brand="Lotus" />);
  expect(screen.getByRole('img', { name: 'QR code of your link' })).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByText('Save QR')).toBeNull());
  expect(screen.getByText(LINK)).toBeTruthy();
});

it('lets the member name the link, and shows the letters of the name in the address', () => {
  const onNameChange = vi.fn();
  const named = `${LINK}?link=${encodeURIComponent('กลุ่ม')}+1`;
  renderInLanguage(
    <ShareLinkPanel link={named} brand="Lotus" name="กลุ่ม 1" onNameChange={onNameChange} />,
  );
  expect(screen.getByText(`${LINK}?link=กลุ่ม+1`)).toBeDefined();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link name (optional)' });
  expect([field.value, field.maxLength]).toEqual(['กลุ่ม 1', 40]);
  fireEvent.change(field, { target: { value: 'Facebook' } });
  expect(onNameChange).toHaveBeenCalledWith('Facebook');
});
