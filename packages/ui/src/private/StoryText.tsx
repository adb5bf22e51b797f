'use client';

import { useIntl } from 'react-intl';

/** Props of {@link StoryText}. */
export interface StoryWordsProps {
  th: string;
  en: string;
}

/** Words that a site gives a component, such as those of its buttons, in the language of the workshop; for stories only. */
export function StoryText({ th, en }: StoryWordsProps) {
  return useIntl().locale === 'en' ? en : th;
}
