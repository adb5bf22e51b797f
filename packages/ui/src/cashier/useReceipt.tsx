'use client';

import { bangkokDay, formatSatang, type Satang } from '@brand/domain';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { useImageFile } from '../hooks/useImageFile.ts';
import { useText } from '../messages/useText.ts';
import { CopyButton } from '../primitives/CopyButton/CopyButton.tsx';
import { type Fact, FactList } from '../primitives/FactList/FactList.tsx';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { bangkokDateTime, bangkokTime } from './bangkokDates.ts';
import * as css from './cashier.css.ts';
import { SaveImage } from './SaveImage.tsx';
import { receiptImage } from './receiptImage.ts';
import { RECEIPT_MESSAGES, type ReceiptArea } from './receiptMessages.ts';

/** What a receipt is about. Values that are null are left out. */
export interface ReceiptFacts {
  /** What has happened, for the image. */
  title: string;
  amount: Satang;
  /** What the page shows in its own way and the image as a line, such as the account or the channel. */
  imageOnly: readonly { readonly name: string; readonly value: string }[];
  /** Reference for support. */
  reference: string | null;
  /** When it was recorded, in ms since 1970. @default null */
  at?: number | null;
  /** Name of that time. @default 'Time' */
  atName?: string;
  /** The balance that was read afterwards. While it is loading, its line keeps its place. @default null */
  balance?: Satang | 'loading' | null;
  /** When the next one is possible, in ms since 1970. @default null */
  nextAt?: number | null;
  /** Area of the messages. @default 'cashier' */
  area?: ReceiptArea;
}

/**
 * What support asks for: the reference with a copy button, time, balance and next time as a card, and buttons that save all of it as an
 * image.
 */
export function useReceipt({
  title,
  amount,
  imageOnly,
  reference,
  at = null,
  atName,
  balance = null,
  nextAt = null,
  area = 'cashier',
}: ReceiptFacts): { card: ReactNode; save: ReactNode } {
  const t = useText();
  const { locale } = useIntl();
  const ids = RECEIPT_MESSAGES[area];
  const lines = [
    { id: 'time', name: atName ?? t(ids.time), value: at && bangkokDateTime(at, locale) },
    {
      id: 'balance',
      name: t(ids.balance),
      value: typeof balance === 'number' && `${formatSatang(balance)} ${t('common.baht')}`,
    },
    {
      id: 'next',
      name: t(ids.next),
      value: nextAt && t(ids.nextAt, { time: timeAfter(at, nextAt, locale) }),
    },
  ];
  const known = lines.flatMap(({ value, ...line }) => (value ? [{ ...line, value }] : []));
  const facts = lines.flatMap(({ value, ...line }): Fact[] => {
    const isLoading = line.id === 'balance' && balance === 'loading';
    if (isLoading) return [{ ...line, value: <Skeleton className={css.loadingFigure} /> }];
    return value ? [{ ...line, value }] : [];
  });
  const rows = [
    ...imageOnly,
    ...(reference ? [{ name: t(ids.reference), value: reference }] : []),
    ...known,
  ];
  const text = [
    title,
    `${formatSatang(amount)} ${t('common.baht')}`,
    ...rows.map(({ name, value }) => `${name}\t${value}`),
  ].join('\n');
  const image = useImageFile(`receipt-${reference ?? amount}.png`, text, receiptImage);
  const hasCard = reference !== null || facts.length > 0;
  return {
    card: hasCard && (
      <div className={css.receipt} data-part="receipt">
        {reference !== null && <ReceiptReference reference={reference} area={area} />}
        {facts.length > 0 && <FactList facts={facts} className={css.receiptFacts} />}
      </div>
    ),
    save: <SaveImage image={image} area={area} variant="soft" tone="neutral" />,
  };
}

/** The time alone if it is on the same day, or if the day of the receipt is unknown. */
function timeAfter(at: number | null, nextAt: number, locale: string): string {
  return at === null || bangkokDay(at) === bangkokDay(nextAt)
    ? bangkokTime(nextAt)
    : bangkokDateTime(nextAt, locale);
}

/** The reference of a result, with a copy button. */
function ReceiptReference({ reference, area }: { reference: string; area: ReceiptArea }) {
  const t = useText();
  const ids = RECEIPT_MESSAGES[area];
  return (
    <div className={css.row}>
      <div className={css.rowWords}>
        <Text size="sm" tone="muted">
          {t(ids.reference)}
        </Text>
        <Text weight="strong" className={css.anywhere} data-part="reference">
          {reference}
        </Text>
      </div>
      <CopyButton value={reference} label={t(ids.copy)} copiedLabel={t(ids.copied)} />
    </div>
  );
}
