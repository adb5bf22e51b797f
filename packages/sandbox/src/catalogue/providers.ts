import type { GameType } from './game.ts';
import type { ProviderBrand, Provider } from './provider.ts';

function provider(
  id: string,
  name: string,
  makes: readonly GameType[],
  look: Omit<ProviderBrand, 'compositions' | 'letterings'>,
  compositions: string,
  letterings: string,
): Provider {
  return {
    id,
    name,
    makes,
    brand: { ...look, compositions: compositions.split(' '), letterings: letterings.split(' ') },
  };
}

/** The 20 providers in the order of the lobby. All are fictitious. */
export const providers: readonly Provider[] = [
  provider(
    'pixel-durian',
    'Pixel Durian',
    ['slot'],
    { colour: '#5f8f1c', edge: 'bare', side: 'left', face: 'bungee', hand: 0 },
    'close-up sunburst funfair split podium thicket',
    'extruded outlined rising arched',
  ),
  provider(
    'orchid-row',
    'Orchid Row',
    ['slot'],
    { colour: '#c2459a', edge: 'scallop', side: 'right', face: 'kaushan', hand: 1 },
    'kaleido ticket thicket stage horizon',
    'brush ribbon arched engraved',
  ),
  provider(
    'copper-gecko',
    'Copper Gecko',
    ['slot'],
    { colour: '#b8642c', edge: 'notched', side: 'left', face: 'righteous', hand: 2 },
    'dunes thicket close-up ticket split',
    'badge stacked rising extruded',
  ),
  provider(
    'night-ferry',
    'Night Ferry',
    ['slot'],
    { colour: '#3f77c9', edge: 'hairline', side: 'right', face: 'righteous', hand: 0 },
    'skyline horizon porthole close-up podium',
    'neon-line stacked badge outlined',
  ),
  provider(
    'little-thunder',
    'Little Thunder',
    ['slot'],
    { colour: '#c8541b', edge: 'painted', side: 'left', face: 'bangers', hand: 0 },
    'split close-up sunburst skyline dunes',
    'rising extruded outlined stacked',
  ),
  provider(
    'bright-monsoon',
    'Bright Monsoon',
    ['slot'],
    { colour: '#1c8a8f', edge: 'bare', side: 'right', face: 'kanit', hand: 1 },
    'horizon dunes underwater funfair kaleido',
    'outlined brush arched ribbon',
  ),
  provider(
    'saltbox',
    'Saltbox Games',
    ['slot'],
    { colour: '#7a6f5f', edge: 'step', side: 'left', face: 'kanit', hand: 1 },
    'ticket podium horizon porthole sunburst',
    'stacked badge ribbon outlined',
  ),
  provider(
    'kite-and-key',
    'Kite & Key',
    ['slot'],
    { colour: '#d0433f', edge: 'fold', side: 'right', face: 'lilita', hand: 0 },
    'funfair dunes split podium sunburst',
    'arched rising ribbon outlined',
  ),
  provider(
    'hollow-drum',
    'Hollow Drum',
    ['slot'],
    { colour: '#9a5ac4', edge: 'beads', side: 'left', face: 'bungee', hand: 0 },
    'stage kaleido skyline close-up ticket',
    'extruded neon-line badge stacked',
  ),
  provider(
    'candlewick',
    'Candlewick',
    ['slot'],
    { colour: '#a9741a', edge: 'double', side: 'right', face: 'kaushan', hand: 0 },
    'ticket kaleido stage horizon thicket',
    'engraved brush badge ribbon',
  ),
  provider(
    'jade-compass',
    'Jade Compass',
    ['slot'],
    { colour: '#24885c', edge: 'brackets', side: 'left', face: 'cinzel', hand: 0 },
    'thicket horizon kaleido sunburst dunes',
    'engraved outlined stacked brush',
  ),
  provider(
    'seventh-pier',
    'Seventh Pier',
    ['slot'],
    { colour: '#4f7fa0', edge: 'rope', side: 'right', face: 'lilita', hand: 0 },
    'porthole horizon funfair stage underwater',
    'ribbon outlined arched badge',
  ),
  provider(
    'lomfai',
    'Lomfai',
    ['slot'],
    { colour: '#d24a2a', edge: 'bare', side: 'right', face: 'kanitItalic', hand: 1 },
    'close-up dunes split sunburst kaleido',
    'rising brush engraved stacked',
  ),
  provider(
    'tuk-arcade',
    'Tuk Arcade',
    ['slot'],
    { colour: '#e0408a', edge: 'spine', side: 'left', face: 'bungee', hand: 0 },
    'podium skyline funfair stage split',
    'extruded neon-line arched outlined',
  ),
  provider(
    'velvet-nine',
    'Velvet Nine',
    ['casino'],
    { colour: '#b53a55', edge: 'double', side: 'left', face: 'cinzel', hand: 0 },
    'table stage kaleido ticket',
    'engraved badge ribbon neon-line',
  ),
  provider(
    'aurum-table',
    'Aurum Table',
    ['casino'],
    { colour: '#9c7a1e', edge: 'brackets', side: 'right', face: 'righteous', hand: 1 },
    'table podium skyline kaleido',
    'badge stacked engraved outlined',
  ),
  provider(
    'tidewright',
    'Tidewright',
    ['fishing'],
    { colour: '#2a83b8', edge: 'bare', side: 'left', face: 'bangers', hand: 1 },
    'underwater porthole close-up horizon',
    'rising outlined extruded arched',
  ),
  provider(
    'reef-and-rod',
    'Reef & Rod',
    ['fishing'],
    { colour: '#c7583f', edge: 'rope', side: 'right', face: 'lilita', hand: 0 },
    'porthole underwater dunes sunburst',
    'arched ribbon badge brush',
  ),
  provider(
    'lucky-loom',
    'Lucky Loom',
    ['lotto'],
    { colour: '#8467d6', edge: 'beads', side: 'left', face: 'lilita', hand: 0 },
    'podium funfair ticket kaleido sunburst',
    'outlined arched badge stacked',
  ),
  provider(
    'northstand',
    'Northstand',
    ['sport'],
    { colour: '#2f8a45', edge: 'step', side: 'right', face: 'bangers', hand: 1 },
    'pitch split close-up sunburst',
    'stacked rising badge extruded',
  ),
];

const byId = new Map(providers.map((each) => [each.id, each]));

/** The provider of that id. Throws when there is none. */
export function providerOf(id: string): Provider {
  const found = byId.get(id);
  if (!found) throw new Error(`No provider is called ${id}`);
  return found;
}
