'use client';

import { type Failure, PASSKEY_NAME_MAX, passkeyName } from '@brand/domain';
import { type FormEvent, useEffect, useRef, useState } from 'react';

import { useLock } from '../../hooks/useLock.ts';
import { useText } from '../../messages/useText.ts';
import { FailureBanner } from '../../private/FailureBanner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import * as css from './PasskeysPanel.css.ts';

/** Props of {@link PasskeyNameForm}. */
export interface PasskeyNameFormProps {
  name: string;
  onSave: (name: string) => Promise<Failure | null>;
  onClose: () => void;
}

/** Form for the name of a passkey. The input is kept after a refusal. */
export function PasskeyNameForm({ name, onSave, onClose }: PasskeyNameFormProps) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [save, saving] = useLock(async (chosen: string) => {
    setFailure(null);
    const refused = await onSave(chosen);
    if (refused) setFailure(refused);
    else onClose();
  });
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = passkeyName(field.current?.value ?? '');
    setMissing(chosen === null);
    if (chosen === null) field.current?.focus();
    else if (chosen === name) onClose();
    else void save(chosen);
  };
  return (
    <form className={css.form} noValidate onSubmit={handleSubmit} data-part="form">
      <TextField
        ref={field}
        name="passkeyName"
        label={t('passkeys.nameLabel')}
        defaultValue={name}
        maxLength={PASSKEY_NAME_MAX}
        readOnly={saving}
        error={missing ? t('passkeys.nameRequired') : null}
        onInput={() => setMissing(false)}
        autoComplete="off"
        enterKeyHint="done"
        required
      />
      {failure && <FailureBanner failure={failure} />}
      <div className={css.buttons}>
        <Button type="submit" loading={saving} className={css.button} data-part="save">
          {t('passkeys.save')}
        </Button>
        <Button
          variant="outline"
          tone="neutral"
          disabled={saving}
          className={css.button}
          onClick={onClose}
          data-part="cancel"
        >
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
}
