import type { BrandCast } from './brandCast.ts';
import type { PictureId } from './pictures.ts';

export type JadeTint = 'mint' | 'amber' | 'red' | 'cyan' | 'lime';

/** An arcade at night: athletes, machines and beasts. */
export const jadeCasts: Readonly<Record<PictureId, BrandCast<JadeTint>>> = {
  'new-games': {
    hero: 'dragon',
    tint: 'red',
    small: [['dice', { dx: -0.56, dy: 0.3, size: 0.8, turn: -14 }]],
  },
  'qr-deposit': {
    hero: 'phone',
    spot: { dx: 0.1 },
    tint: 'mint',
    small: [['coins', { dx: -0.5, dy: 0.34, size: 0.8, turn: -12 }]],
  },
  tournament: {
    hero: 'tiger',
    tint: 'amber',
    small: [['crown', { dx: -0.54, dy: 0.28, size: 0.8, turn: -10 }]],
  },
  'invite-friends': {
    hero: 'gorilla',
    tint: 'lime',
    small: [['football', { dx: -0.54, dy: 0.3, size: 0.86, turn: -8 }]],
  },
  'fishing-season': {
    hero: 'sea-serpent',
    tint: 'cyan',
    small: [['crab', { dx: -0.54, dy: 0.32, size: 0.8, turn: -6 }]],
  },
  welcome: {
    hero: 'football',
    tint: 'mint',
    spot: { size: 0.9, turn: 8 },
    small: [['crown', { dx: -0.54, dy: -0.26, size: 0.7, turn: -12 }]],
  },
  'daily-first': {
    hero: 'dice',
    tint: 'lime',
    small: [['coins', { dx: -0.54, dy: 0.32, size: 0.8, turn: -8 }]],
  },
  payday: {
    hero: 'sevens',
    tint: 'amber',
    small: [['coins', { dx: -0.54, dy: 0.3, size: 0.86, turn: -12 }]],
  },
  'fishing-bonus': {
    hero: 'crab',
    tint: 'cyan',
    small: [['fish', { dx: -0.54, dy: 0.3, size: 0.8, turn: -8 }]],
  },
  'scb-qr': {
    hero: 'phone',
    spot: { dx: 0.1 },
    tint: 'lime',
    small: [['diamond', { dx: -0.52, dy: 0.32, size: 0.7, turn: -12 }]],
  },
  'lantern-nights': {
    hero: 'phoenix',
    tint: 'red',
    small: [['lantern', { dx: -0.54, dy: 0.28, size: 0.84, turn: -8 }]],
  },
  cashback: {
    hero: 'robot',
    tint: 'cyan',
    small: [['coins', { dx: -0.54, dy: 0.32, size: 0.84, turn: -10 }]],
  },
  'thank-you': {
    hero: 'diamond',
    tint: 'mint',
    spot: { size: 0.9 },
    small: [['crown', { dx: -0.54, dy: 0.28, size: 0.8, turn: -10 }]],
  },
  'sign-up': {
    hero: 'boxing-gloves',
    tint: 'red',
    small: [['football', { dx: -0.54, dy: 0.3, size: 0.8, turn: -8 }]],
  },
  'deposit-in-time': {
    hero: 'wolf',
    tint: 'amber',
    small: [['rocket', { dx: -0.54, dy: 0.28, size: 0.86, turn: 24 }]],
  },
  'durian-fair': {
    hero: 'durian',
    tint: 'lime',
    small: [['mango', { dx: -0.54, dy: 0.32, size: 0.8, turn: -8 }]],
  },
};
