import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { Accordion, type AccordionProps } from './Accordion.tsx';

afterEach(cleanup);

const items = [
  { id: 'a', title: 'First', content: 'One' },
  { id: 'b', title: 'Second', content: 'Two' },
];
const draw = (props: Partial<AccordionProps> = {}) => <Accordion items={items} {...props} />;
const details = () => [...document.querySelectorAll('details')];

describe('Accordion', () => {
  it('keeps closed answers in the DOM, where find-in-page reaches them', () => {
    render(draw());
    expect(screen.getByText('Two')).toBeTruthy();
    expect(details().every(({ open }) => !open)).toBe(true);
  });

  it('renders its titles at the given heading level', () => {
    render(draw({ level: 2 }));
    const titles = screen.getAllByRole('heading', { level: 2, hidden: true });
    expect(titles.map(({ textContent }) => textContent)).toEqual(['First', 'Second']);
  });

  it('groups the items for the browser when only one may be open', () => {
    render(draw({ single: true }));
    const [first, second] = details().map((one) => one.getAttribute('name'));
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  });

  it('keeps opened items open after a re-render', () => {
    const { rerender } = render(draw({ defaultOpen: ['a'] }));
    (details()[1] as HTMLDetailsElement).open = true;
    rerender(draw({ defaultOpen: ['a'], level: 4 }));
    expect(details().map(({ open }) => open)).toEqual([true, true]);
  });

  it('reports which item was toggled, and ignores toggles inside an answer', () => {
    const onToggle = vi.fn();
    const inner = (
      <details data-testid="inner">
        <summary>more</summary>
      </details>
    );
    render(draw({ onToggle, items: [{ id: 'a', title: 'First', content: inner }] }));
    const [outer] = details() as [HTMLDetailsElement];
    outer.open = true;
    fireEvent(outer, new Event('toggle'));
    fireEvent(screen.getByTestId('inner'), new Event('toggle', { bubbles: true }));
    expect(onToggle.mock.calls.every(([id, open]) => id === 'a' && open === true)).toBe(true);
    expect(onToggle).toHaveBeenCalled();
  });

  it('renders default open items on the server', () => {
    expect(renderToString(draw({ defaultOpen: ['b'] }))).toMatch(/<details id="b" open=""/);
  });
});
