import { satangFromBaht } from '@brand/domain';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { NOW } from '../private/now.fixtures.ts';
import { renderInLanguage } from '../private/renderInLanguage.tsx';
import { type ReceiptFacts, useReceipt } from './useReceipt.tsx';

const draw = vi.hoisted(() => vi.fn<(lines: readonly string[]) => Promise<Blob | null>>());
vi.mock('./receiptImage.ts', () => ({ receiptImage: draw }));

beforeEach(() => {
  draw.mockReset().mockResolvedValue(new Blob(['png'], { type: 'image/png' }));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:receipt');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
});

afterEach(cleanup);

function Receipt(props: Partial<ReceiptFacts>) {
  const { card, save } = useReceipt({
    title: 'Withdrawal requested',
    amount: satangFromBaht(1_500.5),
    imageOnly: [{ name: 'To account', value: 'xxxxxx7890' }],
    reference: 'W26011500001',
    ...props,
  });
  return (
    <>
      {card}
      {save}
    </>
  );
}

const facts = () =>
  [...document.querySelectorAll('[data-part=fact]')].map((fact) => fact.textContent);

describe('a receipt', () => {
  it('shows what support asks for, and saves all of it as an image', async () => {
    renderInLanguage(
      <Receipt at={NOW} balance={satangFromBaht(10_999.5)} nextAt={NOW + 600_000} />,
    );
    expect(screen.getByText('W26011500001')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
    expect(facts()).toEqual([
      'Time15 Jan 2026 09:30',
      'Balance10,999.50 baht',
      'Next withdrawal09:40',
    ]);
    const save = await screen.findByRole('link', { name: 'Save image' });
    expect(save.getAttribute('href')).toBe('blob:receipt');
    expect(save.getAttribute('download')).toBe('receipt-W26011500001.png');
    expect(draw.mock.calls).toEqual([
      [
        [
          'Withdrawal requested',
          '1,500.50 baht',
          'To account\txxxxxx7890',
          'Reference\tW26011500001',
          'Time\t15 Jan 2026 09:30',
          'Balance\t10,999.50 baht',
          'Next withdrawal\t09:40',
        ],
      ],
    ]);
  });

  it('leaves out what is unknown', () => {
    renderInLanguage(<Receipt reference={null} />);
    expect(document.querySelector('[data-part=receipt]')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
  });

  it('offers no image where the browser cannot draw', async () => {
    draw.mockResolvedValue(null);
    renderInLanguage(<Receipt />);
    await vi.waitFor(() => expect(document.querySelector('[data-part=save]')).toBeNull());
    expect(screen.getByText('W26011500001')).toBeTruthy();
  });
});
