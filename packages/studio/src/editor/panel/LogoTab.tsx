'use client';

import { isStandIn } from '@brand/operator/editor';
import { useMemo } from 'react';

import { writeSetting } from '../../model/brandDraft.ts';
import type { DraftControl } from '../draft/useDraft.ts';
import { pictureName, pictureUrl } from '../draft/useLogoColours.ts';
import { useReloads } from '../preview/useReloads.ts';
import { FileButton } from '../parts/FileButton.tsx';
import { Section } from '../parts/Section.tsx';
import * as css from './logo.css.ts';

const KINDS = {
  logo: {
    title: 'Logo',
    lead: 'In the header, 32 px high. A wide logo is shown alone, a square one next to the name. Letters in an SVG must be paths.',
    accept: '.svg,.png,.webp',
  },
  icon: {
    title: 'Icon',
    lead: 'A square SVG. The icons of every size and the image for previews of links are made from it.',
    accept: '.svg',
  },
} as const;

function Picture({ kind, control }: { kind: keyof typeof KINDS; control: DraftControl }) {
  const { draft, shown, theme, problemAt, replace } = control;
  const name = pictureName(draft, kind);
  const bytes = draft.files[name];
  const own = useMemo(() => (bytes ? pictureUrl(name, bytes) : null), [name, bytes]);
  // A placeholder as the site draws it, in the colours of the draft.
  const drawn = useReloads(shown);
  const url = bytes && isStandIn(bytes) ? `/operator/${name}?${drawn}` : own;
  const { title, lead, accept } = KINDS[kind];
  const problem = problemAt(name) ?? problemAt(['brand', kind]);

  async function take(file: File) {
    const ending = /\.(svg|png|webp)$/i.exec(file.name)?.[1]?.toLowerCase() ?? 'svg';
    const target = `${kind}.${ending}`;
    const { [name]: _before, ...others } = draft.files;
    const content = new Uint8Array(await file.arrayBuffer());
    replace({
      settings: writeSetting(draft.settings, ['brand', kind], target),
      files: { ...others, [target]: content },
    });
  }

  return (
    <Section title={title} lead={lead}>
      <div className={css.stage} style={{ background: theme.grounds.menu.surface }}>
        {url && <img src={url} alt={`The ${kind}`} className={css.pictures[kind]} />}
      </div>
      <div className={css.line}>
        <FileButton
          accept={accept}
          fieldLabel={`File of the ${kind}`}
          onFile={(file) => void take(file)}
        >
          Choose {kind === 'logo' ? 'a logo' : 'an icon'}
        </FileButton>
        <span className={css.name}>{name}</span>
      </div>
      {problem && (
        <p role="alert" className={css.error}>
          {problem}
        </p>
      )}
    </Section>
  );
}

/** Logo and icon. */
export function LogoTab({ control }: { control: DraftControl }) {
  return (
    <>
      <Picture kind="logo" control={control} />
      <Picture kind="icon" control={control} />
    </>
  );
}
