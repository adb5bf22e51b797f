'use client';

import { useEffect, useRef } from 'react';

import { Button, type ButtonProps } from '../Button/Button.tsx';
import * as glyphs from '../Icon/glyphs.ts';
import { Icon } from '../Icon/Icon.tsx';

/** Props of {@link SaveFileButton}. Other props go to the button. */
export interface SaveFileButtonProps extends Omit<ButtonProps, 'onClick' | 'iconStart'> {
  /** File name with extension: `history-2026-01-15.csv`. */
  fileName: () => string;
  /** Returns the content; called when the button is pressed. */
  text: () => string;
  /** MIME type. @default 'text/csv;charset=utf-8' */
  fileType?: string;
}

/** Downloads a text as a file that is created in the browser on press. */
export function SaveFileButton({
  fileName,
  text,
  fileType = 'text/csv;charset=utf-8',
  ...rest
}: SaveFileButtonProps) {
  const address = useRef<string | null>(null);
  const forget = () => {
    if (address.current) URL.revokeObjectURL(address.current);
    address.current = null;
  };
  // A browser may still be reading the file for some time after the press.
  useEffect(() => forget, []);

  function save() {
    forget();
    address.current = URL.createObjectURL(new Blob([text()], { type: fileType }));
    const link = document.createElement('a');
    link.href = address.current;
    link.download = fileName();
    link.click();
  }

  return (
    <Button
      variant="ghost"
      tone="neutral"
      size="sm"
      {...rest}
      iconStart={<Icon glyph={glyphs.download} size={20} />}
      onClick={save}
    />
  );
}
