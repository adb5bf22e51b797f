'use client';

import { Banner } from '@brand/ui/primitives/Banner';
import { useEffect, useState } from 'react';

import { openServerSource } from './serverSource.ts';
import { Studio } from './Studio.tsx';
import type { StudioSource } from './studioSource.ts';
import { useStudioLook } from './useStudioLook.ts';

/** The studio on its own server. */
export function StudioPage() {
  useStudioLook();
  const [source, setSource] = useState<StudioSource | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    openServerSource().then(setSource, (reason: Error) => setError(reason.message));
  }, []);
  if (error !== null) {
    return (
      <Banner tone="danger" title="The studio's server does not answer">
        Start it again with npm run studio, then reload this page. ({error})
      </Banner>
    );
  }
  return source && <Studio source={source} />;
}
