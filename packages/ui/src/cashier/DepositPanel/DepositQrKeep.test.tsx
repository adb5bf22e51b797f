import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { renderInLanguage } from '../../private/renderInLanguage.tsx';
import { qr } from '../cashier.fixtures.ts';
import { DepositQrKeep } from './DepositQrKeep.tsx';

vi.mock('../../primitives/QrCode/useQrFile.ts', () => ({ useQrFile: () => null }));

afterEach(cleanup);

it.each([
  ['th', 'ธนาคารกสิกรไทย', 'เปิดแอปธนาคารกสิกรไทย', 'เลือกสแกน'],
  ['en', 'Kasikornbank', 'Open the Kasikornbank app', 'choose Scan'],
] as const)('opens the app of the bank, and says how it reads the image: %s', (...line) => {
  const [locale, name, link, how] = line;
  const bankApp = { name, href: 'kplus://' };
  renderInLanguage(<DepositQrKeep qr={qr} channelName="KBank QR" bankApp={bankApp} />, locale);
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe('kplus://');
  expect(document.body.textContent).toContain(how);
});

it('offers no app where none is known', () => {
  renderInLanguage(<DepositQrKeep qr={qr} channelName="KBank QR" bankApp={null} />);
  expect(document.querySelector('[data-part=bank-app]')).toBeNull();
  expect(document.body.textContent).not.toContain('choose Scan');
});
