'use client';

import { Banner } from '@brand/ui/primitives/Banner';
import { IconButton } from '@brand/ui/primitives/IconButton';
import { type TabItem, Tabs } from '@brand/ui/primitives/Tabs';
import { close } from '@brand/ui/icons';
import { useState } from 'react';

import type { Json } from '../model/brandDraft.ts';
import { useDraft } from './draft/useDraft.ts';
import { useHistoryKeys } from './draft/useHistoryKeys.ts';
import { useSharedTheme } from './draft/useSharedTheme.ts';
import { ImportError, importFile } from './exchange/importDraft.ts';
import { ColoursTab } from './panel/ColoursTab.tsx';
import { LogoTab } from './panel/LogoTab.tsx';
import { MenuTab } from './panel/MenuTab.tsx';
import { ShapeTab } from './panel/ShapeTab.tsx';
import { TextsTab } from './panel/TextsTab.tsx';
import { Preview } from './preview/Preview.tsx';
import * as css from './studio.css.ts';
import type { StudioSource } from './studioSource.ts';
import { TopBar } from './TopBar.tsx';

/** What the last import said. */
interface Note {
  tone: 'success' | 'danger';
  text: string;
}

/** Controls of a brand on one side, the real site or any story on the other. */
export function Studio({ source }: { source: StudioSource }) {
  const control = useDraft(source);
  const [tab, setTab] = useState('colours');
  const [note, setNote] = useState<Note | null>(null);
  const { draft, problems } = control;
  useHistoryKeys(control);
  useSharedTheme((theme) =>
    control.set(['theme'], { ...((draft.settings['theme'] ?? {}) as Json), ...theme }),
  );

  async function take(file: File) {
    try {
      const imported = await importFile(file, draft);
      control.replace(imported.draft);
      setNote({ tone: 'success', text: imported.note });
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      setNote({ tone: 'danger', text: error.message });
    }
  }

  const items: TabItem[] = [
    { value: 'colours', label: 'Colours', content: <ColoursTab control={control} /> },
    { value: 'shape', label: 'Shape', content: <ShapeTab control={control} /> },
    ...(source.site
      ? [
          { value: 'logo', label: 'Logo', content: <LogoTab control={control} /> },
          {
            value: 'texts',
            label: 'Texts',
            content: <TextsTab control={control} messages={source.messages} />,
          },
          { value: 'menu', label: 'Menu', content: <MenuTab control={control} /> },
        ]
      : []),
  ];
  return (
    <div className={css.root}>
      <TopBar source={source} control={control} onImport={(file) => void take(file)} />
      <div className={css.body}>
        <main className={css.panel} aria-label="Controls">
          <div className={css.notes}>
            {note && (
              <Banner
                tone={note.tone}
                action={
                  <IconButton icon={close} size="sm" label="Close" onClick={() => setNote(null)} />
                }
              >
                {note.text}
              </Banner>
            )}
            {problems.length > 0 && (
              <Banner tone="danger" title="The site shows the last state without problems">
                <ul className={css.problems}>
                  {problems.map(({ path, sentence }) => (
                    <li key={`${path} ${sentence}`}>{sentence}</li>
                  ))}
                </ul>
              </Banner>
            )}
          </div>
          <Tabs
            label="Parts of the brand"
            items={items}
            value={tab}
            onValueChange={setTab}
            className={css.tabs}
          />
        </main>
        <Preview source={source} control={control} />
      </div>
    </div>
  );
}
