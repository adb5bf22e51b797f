import { useCallback, useEffect, useState } from 'react';

/** Whether the popup of a field is open: from focus or typing until the focus leaves its form, or until it is closed. */
export function useFieldOpen(field: HTMLInputElement | null): [open: boolean, close: () => void] {
  const [open, setOpen] = useState<boolean | null>(null);
  useEffect(() => {
    const form = field?.form;
    if (!field || !form) return undefined;
    const onOpen = () => setOpen(true);
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) setOpen(false);
    };
    const opening = ['focus', 'input', 'click'] as const;
    for (const name of opening) field.addEventListener(name, onOpen);
    form.addEventListener('focusout', onLeave);
    return () => {
      for (const name of opening) field.removeEventListener(name, onOpen);
      form.removeEventListener('focusout', onLeave);
    };
  }, [field]);
  const close = useCallback(() => setOpen(false), []);
  // The code loads after the focus, and the focus may have moved by then.
  return [open ?? field?.form?.contains(document.activeElement) ?? false, close];
}
