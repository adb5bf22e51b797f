import type { ProfileLine } from '@brand/ui';
import type { ReactNode } from 'react';
import { useLineConnect } from './useLineConnect.tsx';

/** Renders a control to connect LINE, and asks before it changes an account. */
export function LineControl({ render }: { render: (line: ProfileLine) => ReactNode }) {
  const { line, dialog } = useLineConnect();
  return (
    <>
      {line && render(line)}
      {dialog}
    </>
  );
}
