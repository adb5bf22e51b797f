import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChatWidget } from './chatWidget.ts';

interface Fake {
  ready?: boolean;
  open?: () => void;
  close?: () => void;
  onUnread?: (tell: (count: unknown) => void) => unknown;
  forget?: () => void;
}

const HOST = 'https://chat.example';
/** A page whose chat host answers as a test says; `holder` is its window. */
function page(fetchScript: (address: string) => Promise<unknown> = () => Promise.resolve()) {
  const holder: { brandChat?: Fake } = {};
  const fetched = vi.fn(fetchScript);
  const widget = createChatWidget(HOST, fetched, holder);
  const told = vi.fn();
  widget.subscribe(told);
  return { holder, fetched, widget, told };
}

const seconds = async (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('live chat', () => {
  it('fetches nothing before somebody may want it, and then once', async () => {
    const { fetched, widget } = page();
    await seconds(60);
    expect(fetched).not.toHaveBeenCalled();
    widget.want();
    widget.want();
    await seconds(3);
    widget.want();
    expect(fetched.mock.calls).toEqual([[`${HOST}/widget.js`]]);
  });

  it('can be opened as soon as the widget says so, looked at once a second', async () => {
    const { holder, widget, told } = page();
    const open = vi.fn();
    widget.want();
    await seconds(3);
    expect(widget.read()).toBeNull();
    holder.brandChat = { ready: true, open };
    await seconds(1);
    widget.read()?.open();
    expect(open).toHaveBeenCalledTimes(1);
    expect(told).toHaveBeenCalled();
  });

  it('looks ten times and gives up, until it is wanted again', async () => {
    const looked = vi.fn(() => false);
    const { holder, widget, fetched } = page();
    holder.brandChat = {
      open: () => undefined,
      get ready() {
        return looked();
      },
    };
    widget.want();
    looked.mockClear();
    await seconds(60);
    expect(looked).toHaveBeenCalledTimes(10);
    looked.mockReturnValue(true);
    await seconds(60);
    expect(widget.read()).toBeNull();
    widget.want();
    expect(widget.read()).not.toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('tells how many messages are unread, and takes nonsense for none', async () => {
    const { holder, widget } = page();
    let tell: (count: unknown) => void = () => undefined;
    holder.brandChat = { ready: true, open: () => undefined, onUnread: (fn) => (tell = fn) };
    widget.want();
    for (const [count, shown] of [
      [3, 3],
      ['many', 0],
      [-2, 0],
      [Number.NaN, 0],
      [12, 12],
    ]) {
      tell(count);
      expect(widget.read()?.unread).toBe(shown);
    }
  });

  it('closes and forgets the conversation of one who has gone', () => {
    const [close, forget] = [vi.fn(), vi.fn()];
    const { holder, widget } = page();
    widget.forget();
    holder.brandChat = { ready: true, close, forget };
    widget.forget();
    expect([close, forget].map((asked) => asked.mock.calls.length)).toEqual([1, 1]);
  });
});

describe('a widget that fails breaks nothing', () => {
  const fail = (): never => {
    throw new Error('widget');
  };

  it('when its script cannot be had: it is fetched anew, under another address, at the next wish', async () => {
    const { widget, fetched } = page(() => Promise.reject(new Error('404')));
    widget.want();
    await seconds(20);
    expect(widget.read()).toBeNull();
    widget.want();
    await seconds(20);
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([
      `${HOST}/widget.js`,
      `${HOST}/widget.js?1`,
    ]);
  });

  it('when its script never comes', async () => {
    const { widget, fetched } = page(() => new Promise(() => undefined));
    widget.want();
    await seconds(60);
    expect(widget.read()).toBeNull();
    widget.want();
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('when asking whether it is ready throws', async () => {
    const { holder, widget } = page();
    holder.brandChat = {
      get ready(): boolean {
        return fail();
      },
      open: fail,
    };
    widget.want();
    await seconds(60);
    expect(widget.read()).toBeNull();
  });

  it('when window.brandChat itself throws', async () => {
    const holder = {
      get brandChat(): Fake {
        return fail();
      },
    };
    const widget = createChatWidget(HOST, () => Promise.resolve(), holder);
    widget.want();
    await seconds(60);
    expect(widget.read()).toBeNull();
    widget.forget();
  });

  it.each([
    ['an element of the page', document.createElement('div')],
    ['a word', 'chat'],
    ['something that is ready and cannot be opened', { ready: true }],
  ])('when window.brandChat is %s', async (_, brandChat) => {
    const widget = createChatWidget(HOST, () => Promise.resolve(), { brandChat });
    widget.want();
    await seconds(60);
    expect(widget.read()).toBeNull();
    widget.forget();
  });

  it('when it can be opened and its count cannot be asked for', () => {
    const { holder, widget } = page();
    holder.brandChat = { ready: true, open: () => undefined, onUnread: fail };
    widget.want();
    expect(widget.read()?.unread).toBe(0);
  });

  it('when opening throws: the button goes', () => {
    const { holder, widget } = page();
    holder.brandChat = { ready: true, open: fail, close: fail, forget: fail };
    widget.want();
    widget.read()?.open();
    expect(widget.read()).toBeNull();
    widget.forget();
  });
});
