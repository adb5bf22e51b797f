'use client';

import { bangkokDay, type Failure, type Passkey } from '@brand/domain';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { bangkokDate } from '../../cashier/bangkokDates.ts';
import { useText } from '../../messages/useText.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as glyphs from '../../primitives/Icon/glyphs.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { PasskeyNameForm } from './PasskeyNameForm.tsx';
import * as css from './PasskeysPanel.css.ts';

/** Props of {@link PasskeyRow}. */
export interface PasskeyRowProps {
  passkey: Passkey;
  onRename: (name: string) => Promise<Failure | null>;
  /** Asks for confirmation first. */
  onRemove: () => void;
}

/** One passkey: its name, when it was added and used, and where it is. */
export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const t = useText();
  const { locale } = useIntl();
  const rename = useRef<HTMLButtonElement>(null);
  const [editing, setEditing] = useState(false);
  const { name, createdAt, lastUsedAt, isSynced } = passkey;
  const day = (time: number) => bangkokDate(bangkokDay(time), locale, 'short');

  // Returns focus to the button that opened the form after the form closes.
  const wasEditing = useRef(editing);
  useEffect(() => {
    if (wasEditing.current && !editing) rename.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  return (
    <li className={css.row} data-part="row">
      <div className={css.head}>
        <Icon glyph={glyphs.key} className={css.icon} />
        <div className={css.words}>
          <Text as="div" weight="strong" className={css.name}>
            {name}
          </Text>
          {/* Each fact stays in one piece where the row is narrow. */}
          <Text as="div" size="sm" tone="muted" className={css.facts}>
            <span>{t('passkeys.created', { date: day(createdAt) })}</span>
            <span>
              {lastUsedAt === null
                ? t('passkeys.unused')
                : t('passkeys.used', { date: day(lastUsedAt) })}
            </span>
            <span>{t(isSynced ? 'passkeys.synced' : 'passkeys.local')}</span>
          </Text>
        </div>
        {!editing && (
          <div className={css.actions}>
            <IconButton
              ref={rename}
              icon={glyphs.edit}
              label={t('passkeys.renameNamed', { name })}
              onClick={() => setEditing(true)}
              data-part="rename"
            />
            <IconButton
              icon={glyphs.trash}
              label={t('passkeys.removeNamed', { name })}
              onClick={onRemove}
              data-part="remove"
            />
          </div>
        )}
      </div>
      {editing && (
        <PasskeyNameForm name={name} onSave={onRename} onClose={() => setEditing(false)} />
      )}
    </li>
  );
}
