import { act } from '@testing-library/react';
import { useState } from 'react';
import { type Root, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { recordEarlyInput, replayEarlyInput, replayEarlyInputOfFrame } from './earlyInput.ts';

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

function Form() {
  const [phone, setPhone] = useState('');
  const [count, setCount] = useState(0);
  const [focus, setFocus] = useState(0);
  return (
    <>
      <input
        aria-label="phone"
        value={phone}
        data-focused={focus}
        onFocus={() => setFocus(focus + 1)}
        onChange={(event) => setPhone(event.target.value)}
      />
      {count === 0 && <input aria-label="name" defaultValue="demo" />}
      <input type="hidden" name="plain" value={phone} />
      <output>{phone}</output>
      <button onClick={() => setCount(count + 1)}>{count}</button>
    </>
  );
}

/** The document of a server, with its fields. */
function rendered() {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(<Form />);
  const [phone, name] = box.querySelectorAll('input') as unknown as [
    HTMLInputElement,
    HTMLInputElement,
  ];
  return { box, phone, name, output: () => box.querySelector('output')?.textContent };
}

function hydrateNow(box: HTMLElement) {
  recordEarlyInput(box);
  act(() => {
    root = hydrateRoot(box, <Form />);
  });
}

it('gives text typed before hydration to a controlled field', () => {
  const { box, phone, output } = rendered();
  phone.value = '0891140089';
  hydrateNow(box);
  act(() => replayEarlyInput());
  expect(output()).toBe('0891140089');
  act(() => box.querySelector('button')?.click());
  expect(phone.value).toBe('0891140089');
});

it.each([
  ['tells a field that has the focus since before hydration', true, '1'],
  ['tells nothing to a field that has lost it', false, '0'],
])('%s', (_, stays, told) => {
  const { box, phone, name } = rendered();
  phone.focus();
  hydrateNow(box);
  expect(phone.dataset['focused']).toBe('0');
  if (!stays) name.focus();
  act(() => replayEarlyInput());
  expect(phone.dataset['focused']).toBe(told);
});

it('survives a render between hydration and replay', () => {
  const { box, phone, output } = rendered();
  phone.value = '0891140089';
  hydrateNow(box);
  act(() => box.querySelector('button')?.click());
  act(() => replayEarlyInput());
  expect([output(), phone.value]).toEqual(['0891140089', '0891140089']);
});

it('replays once, and nothing for an untouched or removed field', () => {
  const { box, phone, name, output } = rendered();
  let count = 0;
  box.addEventListener('input', () => (count += 1));
  phone.value = '08';
  name.value = 'vip';
  hydrateNow(box);
  act(() => box.querySelector('button')?.click());
  act(() => replayEarlyInput());
  expect([count, output()]).toEqual([1, '08']);
  act(() => replayEarlyInput());
  expect(count).toBe(1);
});

it('gives back text typed while the page is hydrated, and never an earlier text', () => {
  const { box, phone, output } = rendered();
  phone.value = '08';
  recordEarlyInput(box);
  phone.value = '089';
  phone.dispatchEvent(new Event('input', { bubbles: true }));
  act(() => {
    root = hydrateRoot(box, <Form />);
  });
  act(() => box.querySelector('button')?.click());
  expect(phone.value).toBe('');
  act(() => replayEarlyInput());
  expect([output(), phone.value]).toEqual(['089', '089']);
});

it('a field of the frame keeps what was typed before and after the render that follows its hydration', () => {
  const { box, phone, output } = rendered();
  const type = (letter: string) => {
    phone.setRangeText(letter, phone.value.length, phone.value.length, 'end');
    act(() => void phone.dispatchEvent(new Event('input', { bubbles: true })));
  };
  phone.value = 'd';
  hydrateNow(box);
  act(() => replayEarlyInputOfFrame());
  act(() => box.querySelector('button')?.click());
  type('u');
  expect([output(), phone.value]).toEqual(['du', 'du']);
  type('r');
  act(() => replayEarlyInput());
  expect([output(), phone.value]).toEqual(['dur', 'dur']);
});

it('a field of the page waits for the page', () => {
  const { box, phone, output } = rendered();
  const main = document.body.appendChild(document.createElement('main'));
  main.append(box);
  phone.value = '08';
  hydrateNow(box);
  act(() => replayEarlyInputOfFrame());
  expect(output()).toBe('');
  act(() => replayEarlyInput());
  expect(output()).toBe('08');
});
