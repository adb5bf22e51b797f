import { searchText } from '@brand/domain';
import { useEffect, useState } from 'react';

/**
 * The typed characters, including those that the field drops: with the wrong keyboard layout they were Thai letters. Any
 * edit other than typing at the end restarts with the text of the field.
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
