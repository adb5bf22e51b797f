'use client';

import { useIntl } from 'react-intl';

/** Props of {@link StoryText}. */
export interface StoryWordsProps {
  th: string;
  en: string;
}

/** Messages that a site passes to a component, such as button labels, in the language of Storybook. For stories only. */
export function StoryText({ th, en }: StoryWordsProps) {
  return useIntl().locale === 'en' ? en : th;
}
