import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { Avatar } from './Avatar.tsx';
import { AvatarGroup } from './AvatarGroup.tsx';

afterEach(cleanup);

const picture = (container: HTMLElement) => container.querySelector('img');

describe('Avatar', () => {
  it('shows the initials when its picture fails, and tries another picture', () => {
    const { container, rerender } = render(<Avatar name="Malee Srisuk" src="/one.png" />);
    fireEvent.error(picture(container) as Element);
    expect(picture(container)).toBeNull();
    expect(screen.getByRole('img', { name: 'Malee Srisuk' }).textContent).toBe('MS');
    rerender(<Avatar name="Malee Srisuk" src="/two.png" />);
    expect(picture(container)?.getAttribute('src')).toBe('/two.png');
  });

  it('is hidden from screen readers when it is decorative', () => {
    render(<Avatar name="Malee" decorative />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('shows a person icon for a name without letters', () => {
    const { container } = render(<Avatar name="***" />);
    expect(container.querySelector('[data-component=icon]')).toBeTruthy();
  });
});

describe('AvatarGroup', () => {
  it('shows the first few and the number of the others', () => {
    render(
      <AvatarGroup
        label="Members"
        most={2}
        people={[{ name: 'A' }, { name: 'B' }, { name: 'C' }]}
        moreLabel={(count) => `and ${count} more`}
      />,
    );
    const names = screen.getAllByRole('img').map((one) => one.getAttribute('aria-label'));
    expect(names).toEqual(['A', 'B', 'and 1 more']);
  });
});
