import type { ProfileLine } from '@brand/ui';
import type { ReactNode } from 'react';
import { useLineConnect } from './useLineConnect.tsx';

/** Renders a control to connect LINE, and asks before it changes an account. */
export function LineControl({ draw }: { draw: (line: ProfileLine) => ReactNode }) {
  const { line, dialog } = useLineConnect();
  return (
    <>
      {line && draw(line)}
      {dialog}
    </>
  );
}
