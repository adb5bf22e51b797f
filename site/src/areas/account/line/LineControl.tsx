import type { ProfileLine } from '@brand/ui';
import type { ReactNode } from 'react';
import { useLineConnect } from './useLineConnect.tsx';

/** Draws a way to connect LINE, and asks before an account is changed. */
export function LineControl({ draw }: { draw: (line: ProfileLine) => ReactNode }) {
  const { line, dialog } = useLineConnect();
  return (
    <>
      {line && draw(line)}
      {dialog}
    </>
  );
}
