import { globalKeyframes } from '@vanilla-extract/css';

/** The signature motions of themes: petals open, facets turn, a seal is stamped. A theme names its own in `motif.motion`. */
globalKeyframes('brand-open', { from: { transform: 'scale(0.4) rotate(-45deg)', opacity: 0 } });
globalKeyframes('brand-turn', { from: { transform: 'rotate(-90deg)', opacity: 0 } });
globalKeyframes('brand-stamp', { from: { transform: 'scale(1.5)', opacity: 0 } });
