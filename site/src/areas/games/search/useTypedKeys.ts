import { searchText } from '@brand/domain';
import { useEffect, useState } from 'react';

/**
 * What was typed into the field key by key, with the signs that fall away in it: on a keyboard with the wrong layout they
 * were Thai letters. Anything but typing at the end begins anew with what stands in the field.
 */
export function useTypedKeys(field: HTMLInputElement | null, text: string): string {
  const [typed, setTyped] = useState(text);
  useEffect(() => {
    if (!field) return undefined;
    let keys = field.value;
    const onTyping = ({ inputType, data }: InputEvent) => {
      if (searchText(keys) !== field.value) keys = field.value;
      if (field.selectionStart !== field.value.length) return;
      if (inputType === 'insertText' && data !== null) keys += data;
      if (inputType === 'deleteContentBackward') keys = Array.from(keys).slice(0, -1).join('');
      setTyped(keys);
    };
    field.addEventListener('beforeinput', onTyping);
    return () => field.removeEventListener('beforeinput', onTyping);
  }, [field]);
  return searchText(typed) === text ? typed : text;
}
