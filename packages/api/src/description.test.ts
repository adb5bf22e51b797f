/// <reference types="node" />
import { examples, operations } from '@brand/contract';
import { CODE, qrAsksFor, satang } from '@brand/domain';
import { describe, expect, it } from 'vitest';
import { ApiError } from './client/ApiError.ts';
import { clientOptions, json } from './testing/fakeServer.ts';
import { apisOf, readerOf, readers } from './testing/readers.ts';

const replies = examples.filter(({ place }) => place === '200');

describe('API client', () => {
  it('has a parser for every operation of the description, and for no other', () => {
    expect(Object.keys(readers).sort()).toEqual(operations.map(({ id }) => id).sort());
  });

  it.each(replies)('reads the reply of $id: $name', async ({ id, name, value }) => {
    const { read, also, answers = [CODE.ok], failsAs = 'business' } = readerOf(id);
    const call = also?.[name] ?? read;
    const { options } = clientOptions(() => json(value));
    const outcome: unknown = await call(apisOf(options)).catch((error: unknown) => error);
    const { code } = value as { code: number };
    // The main method may reject replies that another method of the operation accepts.
    const codes = call === read ? answers : [CODE.ok];
    if (codes === 'any' || codes.includes(code)) {
      expect(outcome).not.toBeInstanceOf(Error);
    } else {
      expect(outcome).toBeInstanceOf(ApiError);
      expect(outcome).toMatchObject({ code, kind: failsAs });
    }
  });

  it('finds the amount of the example QR in its payload', () => {
    const example = replies.find(({ id, name }) => id === 'payment' && name === 'qr');
    const reply = example?.value as { readonly result: { readonly qrCode: string } } | undefined;
    expect(qrAsksFor(reply?.result.qrCode ?? '', satang(50_000))).toBe(true);
  });
});
