import type { BrandCast } from './brandCast.ts';
import type { PictureId } from './pictures.ts';

export type SiamTint = 'vermilion' | 'navy' | 'gold' | 'teal';

/** A river town in cut paper: boats, festivals and animals of the country. */
export const siamCasts: Readonly<Record<PictureId, BrandCast<SiamTint>>> = {
  'new-games': {
    hero: 'durian',
    tint: 'vermilion',
    spot: { size: 0.92, dy: 0.02 },
    small: [['kite', { dx: 0.32, dy: -0.3, size: 0.9, turn: 10 }]],
  },
  'qr-deposit': {
    hero: 'phone',
    tint: 'gold',
    small: [['coins', { dx: 0.32, dy: 0.2, size: 0.9, turn: 10 }]],
  },
  tournament: {
    hero: 'kite',
    tint: 'navy',
    spot: { size: 0.94, dy: -0.04 },
    small: [['kite', { dx: -0.46, dy: -0.28, size: 0.7, turn: -14 }]],
  },
  'invite-friends': {
    hero: 'monkey',
    tint: 'gold',
    spot: { size: 0.94 },
    small: [['fruit', { dx: -0.46, dy: 0.22, size: 0.8, turn: -8 }]],
  },
  'fishing-season': {
    hero: 'fish',
    tint: 'navy',
    spot: { size: 0.96, dy: -0.04, turn: -6 },
    small: [['turtle', { dx: -0.46, dy: 0.2, size: 0.7 }]],
  },
  welcome: {
    hero: 'elephant',
    tint: 'gold',
    spot: { dy: 0.02, size: 0.96 },
    small: [['bells', { dx: -0.48, dy: 0.2, size: 0.8, turn: -8 }]],
  },
  'daily-first': {
    hero: 'bells',
    tint: 'vermilion',
    spot: { size: 0.9, dy: -0.02 },
    small: [['coins', { dx: -0.46, dy: 0.2, size: 0.8, turn: -8 }]],
  },
  payday: {
    hero: 'treasure',
    tint: 'teal',
    spot: { size: 0.94, dy: 0.04 },
    small: [['coins', { dx: -0.46, dy: -0.24, size: 0.76, turn: -10 }]],
  },
  'fishing-bonus': {
    hero: 'turtle',
    tint: 'teal',
    spot: { size: 0.94, dy: -0.04 },
    small: [['fish', { dx: -0.46, dy: 0.2, size: 0.74, turn: -6 }]],
  },
  'scb-qr': {
    hero: 'phone',
    tint: 'navy',
    small: [['bells', { dx: 0.32, dy: 0.18, size: 0.8, turn: 8 }]],
  },
  'lantern-nights': {
    hero: 'lantern',
    tint: 'navy',
    spot: { size: 0.92, dy: -0.04 },
    small: [
      ['lantern', { dx: -0.44, dy: -0.22, size: 0.7, turn: -6 }],
      ['kite', { dx: 0.32, dy: -0.3, size: 0.6, turn: 10 }],
    ],
  },
  cashback: {
    hero: 'koi',
    tint: 'vermilion',
    spot: { size: 0.96, dy: -0.04, turn: -8 },
    small: [['coins', { dx: -0.46, dy: 0.2, size: 0.76, turn: -8 }]],
  },
  'thank-you': {
    hero: 'mask',
    tint: 'teal',
    spot: { size: 0.94 },
    small: [['bells', { dx: -0.46, dy: 0.18, size: 0.74, turn: -8 }]],
  },
  'sign-up': {
    hero: 'rooster',
    tint: 'vermilion',
    spot: { size: 0.96, dy: 0.02 },
    small: [['kite', { dx: -0.44, dy: -0.26, size: 0.8, turn: -10 }]],
  },
  'deposit-in-time': {
    hero: 'tuk-tuk',
    tint: 'gold',
    spot: { size: 0.94, dy: 0.04 },
    small: [['kite', { dx: -0.44, dy: -0.28, size: 0.8, turn: -10 }]],
  },
  'durian-fair': {
    hero: 'mango',
    tint: 'teal',
    spot: { size: 0.9, dy: 0.02 },
    small: [['durian', { dx: -0.46, dy: 0.2, size: 0.76, turn: -8 }]],
  },
};
