'use client';

import { Button, type ButtonProps } from '@brand/ui/primitives/Button';
import { useRef } from 'react';

/** Props of {@link FileButton}. Other props go to the Button. */
interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Accepted kinds, such as `.svg,.png`. */
  accept: string;
  /** Accessible name of the hidden field. */
  fieldLabel: string;
  onFile: (file: File) => void;
}

/** A button that lets the person choose a file. */
export function FileButton({ accept, fieldLabel, onFile, ...rest }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        type="file"
        hidden
        aria-label={fieldLabel}
        accept={accept}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // The same file may be chosen again after it was changed.
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
      <Button
        variant="soft"
        tone="neutral"
        size="sm"
        {...rest}
        onClick={() => field.current?.click()}
      />
    </>
  );
}
