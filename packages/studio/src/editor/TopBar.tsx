'use client';

import { download as downloadGlyph } from '@brand/ui/icons';
import { Button } from '@brand/ui/primitives/Button';
import { CopyButton } from '@brand/ui/primitives/CopyButton';
import { Icon } from '@brand/ui/primitives/Icon';
import { IconButton } from '@brand/ui/primitives/IconButton';
import { Menu } from '@brand/ui/primitives/Menu';

import { themeToHash } from '../model/themeLink.ts';
import { themeValues } from './draft/themeValues.ts';
import type { DraftControl } from './draft/useDraft.ts';
import { saveCss, saveSettings, saveTokens, saveZip } from './exchange/exportDraft.ts';
import { FileButton } from './parts/FileButton.tsx';
import * as css from './studio.css.ts';
import type { StudioSource } from './studioSource.ts';

const UNDO = { stroke: 'M8.5 14 4 9.5 8.5 5M4 9.5h10.5a5 5 0 0 1 0 10H10' };
const REDO = { stroke: 'M15.5 14 20 9.5 15.5 5M20 9.5H9.5a5 5 0 0 0 0 10H14' };

/** What happens with the draft, in words. */
function stateText({ problems, state, isChanged, isSaving }: DraftControl, hasSite: boolean) {
  if (problems.length === 1) return '1 problem';
  if (problems.length > 1) return `${problems.length} problems`;
  if (isSaving) return 'Saving';
  if (state === 'building') return 'Updating the site';
  if (!isChanged) return hasSite ? 'Saved' : 'Unchanged';
  return hasSite ? 'Draft, not saved' : 'Changed';
}

/** Props of {@link TopBar}. */
interface TopBarProps {
  source: StudioSource;
  control: DraftControl;
  onImport: (file: File) => void;
}

/** Name and state of the folder, and everything that concerns the whole draft. */
export function TopBar({ source, control, onImport }: TopBarProps) {
  const { draft, saved, isChanged, problems } = control;
  const { folder, site } = source;
  const address = `${location.href.replace(/#.*$/, '')}#${themeToHash({ ...themeValues(draft) })}`;
  return (
    <header data-surface="menu" className={css.bar}>
      <h1 className={css.name}>
        Theme studio <span className={css.folder}>{folder}</span>
      </h1>
      <p role="status" className={problems.length > 0 ? css.badState : css.state}>
        {stateText(control, site !== null)}
      </p>
      <div className={css.actions}>
        <IconButton
          icon={UNDO}
          size="sm"
          label="Undo"
          aria-keyshortcuts="Control+Z"
          disabled={!control.canUndo}
          onClick={control.undo}
        />
        <IconButton
          icon={REDO}
          size="sm"
          label="Redo"
          aria-keyshortcuts="Control+Shift+Z"
          disabled={!control.canRedo}
          onClick={control.redo}
        />
        <Button
          size="sm"
          variant="ghost"
          tone="neutral"
          disabled={!isChanged}
          onClick={() => control.replace(saved)}
        >
          Discard changes
        </Button>
        <CopyButton
          value={address}
          label="Copy link"
          copiedLabel="Copied"
          variant="ghost"
          title="The six colours and five choices as an address"
        />
        <FileButton
          variant="ghost"
          accept=".zip,.json,.css"
          fieldLabel="Folder (zip), design tokens (JSON) or theme (CSS)"
          onFile={onImport}
        >
          Import
        </FileButton>
        <Menu
          trigger={
            <Button
              size="sm"
              variant="soft"
              tone="neutral"
              iconStart={<Icon glyph={downloadGlyph} size={20} />}
            >
              Export
            </Button>
          }
          items={[
            ...(site
              ? [
                  {
                    kind: 'action' as const,
                    id: 'zip',
                    label: 'Operator folder (zip)',
                    onSelect: () => saveZip(draft, folder),
                  },
                ]
              : []),
            {
              kind: 'action',
              id: 'tokens',
              label: 'Design tokens (W3C, JSON)',
              onSelect: () => saveTokens(draft, folder),
            },
            {
              kind: 'action',
              id: 'settings',
              label: 'Theme of operator.json (JSON)',
              onSelect: () => saveSettings(draft, folder),
            },
            {
              kind: 'action',
              id: 'css',
              label: 'Style sheet (CSS)',
              onSelect: () => saveCss(draft, folder),
            },
          ]}
        />
        {site && (
          <Button
            size="sm"
            disabled={!isChanged || problems.length > 0}
            loading={control.isSaving}
            onClick={() => void control.save()}
          >
            Save
          </Button>
        )}
      </div>
    </header>
  );
}
