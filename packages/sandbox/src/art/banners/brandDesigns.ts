import type { BannerDesign } from './bannerDesign.ts';
import { facets, orchard } from './brandScenes.ts';
import { launch } from './scenes.ts';

const words = {
  headline: { th: ['เกมใหม่', 'ประจำสัปดาห์'], en: ['New games', 'this week'] },
  line: { th: 'ทดลองเล่นได้ทุกเกม', en: 'Try every one of them free' },
} as const satisfies Pick<BannerDesign, 'headline' | 'line'>;

/** The first banner of home, drawn for each brand: it is beside the brand's own slide. */
export const brandDesigns = {
  'new-games': { ...words, palette: 'lavender', face: 'lilita', scene: launch },
  'new-games-jade': { ...words, palette: 'felt', face: 'bangers', scene: facets },
  'new-games-siam': { ...words, palette: 'paper', face: 'righteous', scene: orchard },
} as const satisfies Record<string, BannerDesign>;
