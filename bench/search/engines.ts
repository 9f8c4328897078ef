import type { BenchEngine } from './benchEngine';
import { embedded } from './engines/embedded';
import { itemsjs } from './engines/itemsjs';
import { miniSearch } from './engines/miniSearch';
import { orama } from './engines/orama';

/** Ours comes first: the others are compared with it. */
export const ENGINES = {
  embedded,
  minisearch: miniSearch,
  itemsjs,
  orama,
} as const satisfies Record<string, BenchEngine>;

export type EngineName = keyof typeof ENGINES;

export const ENGINE_NAMES = Object.keys(ENGINES) as readonly EngineName[];
