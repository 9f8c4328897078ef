import type { GroundName } from './backdrop';
import type { TeamSlug } from './catalogue';

export type HairStyle = 'bob' | 'side' | 'swept' | 'long' | 'bald' | 'bun' | 'curls' | 'waves';
export type Clothes = 'blazer' | 'polo' | 'shirt' | 'overalls' | 'jumper';

/** Tones of skin, from the lit side to the shaded. */
export interface Skin {
  readonly lit: string;
  readonly base: string;
  readonly shade: string;
  readonly lip: string;
}

export interface Person {
  readonly skin: Skin;
  readonly hair: HairStyle;
  readonly hairColour: string;
  readonly clothes: Clothes;
  readonly cloth: string;
  readonly inner: string;
  readonly ground: GroundName;
  readonly eyes: string;
  /** Share by which the face is wider (above 1) or narrower. */
  readonly width: number;
  readonly smile: 'open' | 'closed';
  readonly lashes?: boolean;
  readonly glasses?: string;
  readonly beard?: { readonly colour: string; readonly opacity: number };
  readonly lines?: boolean;
  readonly freckles?: boolean;
  readonly pendant?: string;
}

const fair: Skin = { lit: '#fbe0cb', base: '#f0c8ac', shade: '#d69f80', lip: '#c06f5f' };
const rosy: Skin = { lit: '#fcdfcf', base: '#f2c4ad', shade: '#d79880', lip: '#bf6a5e' };
const olive: Skin = { lit: '#f0cfa9', base: '#ddb085', shade: '#b98559', lip: '#a85e4c' };
const gold: Skin = { lit: '#f8dcb9', base: '#ebc398', shade: '#c8976a', lip: '#bb6257' };
const brown: Skin = { lit: '#cf9a6e', base: '#b47c50', shade: '#8a5935', lip: '#8c4a3a' };
const bronze: Skin = { lit: '#d8a67c', base: '#bd855a', shade: '#935f3b', lip: '#97503f' };

/** How each member of the team looks. */
export const people: Readonly<Record<TeamSlug, Person>> = {
  'margaret-oconnor': {
    skin: rosy,
    hair: 'bob',
    hairColour: '#b9b6ae',
    clothes: 'blazer',
    cloth: '#1f4d3f',
    inner: '#f6efe1',
    ground: 'paper',
    eyes: '#55707c',
    width: 0.98,
    smile: 'closed',
    lashes: true,
    glasses: '#6b4a2c',
    lines: true,
  },
  'dev-patel': {
    skin: brown,
    hair: 'side',
    hairColour: '#1d1815',
    clothes: 'polo',
    cloth: '#2b6a55',
    inner: '#1f4d3f',
    ground: 'sand',
    eyes: '#3a2415',
    width: 1,
    smile: 'open',
    beard: { colour: '#1d1815', opacity: 0.88 },
  },
  'luca-romano': {
    skin: olive,
    hair: 'swept',
    hairColour: '#3a2a20',
    clothes: 'blazer',
    cloth: '#4b5a66',
    inner: '#f3f1ec',
    ground: 'dusk',
    eyes: '#4a3320',
    width: 1.03,
    smile: 'open',
    beard: { colour: '#3a2a20', opacity: 0.26 },
  },
  'sarah-nguyen': {
    skin: gold,
    hair: 'long',
    hairColour: '#1b1a1c',
    clothes: 'jumper',
    cloth: '#b7791f',
    inner: '#f6efe1',
    ground: 'eucalyptus',
    eyes: '#2c1d14',
    width: 0.95,
    smile: 'open',
    lashes: true,
  },
  'tom-whitlam': {
    skin: fair,
    hair: 'bald',
    hairColour: '#dcd8cf',
    clothes: 'shirt',
    cloth: '#5c7fa3',
    inner: '#f3f1ec',
    ground: 'sand',
    eyes: '#4f6a78',
    width: 1.05,
    smile: 'closed',
    beard: { colour: '#e4e0d7', opacity: 1 },
    lines: true,
  },
  'aroha-tamihana': {
    skin: bronze,
    hair: 'bun',
    hairColour: '#241a16',
    clothes: 'polo',
    cloth: '#2b6a55',
    inner: '#1f4d3f',
    ground: 'paper',
    eyes: '#2f1d12',
    width: 1.01,
    smile: 'open',
    lashes: true,
    pendant: '#2f7d5b',
  },
  'jack-brennan': {
    skin: rosy,
    hair: 'curls',
    hairColour: '#b3602a',
    clothes: 'overalls',
    cloth: '#33475c',
    inner: '#d9d3c5',
    ground: 'eucalyptus',
    eyes: '#5a7a5e',
    width: 0.97,
    smile: 'open',
    freckles: true,
  },
  'priya-raman': {
    skin: brown,
    hair: 'waves',
    hairColour: '#2b1c17',
    clothes: 'blazer',
    cloth: '#7a2f35',
    inner: '#f2e6d6',
    ground: 'dusk',
    eyes: '#2a180f',
    width: 0.96,
    smile: 'closed',
    lashes: true,
  },
};
