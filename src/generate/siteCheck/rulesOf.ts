import type { LocaleName } from '../../locales/locale';
import { AUSTRALIAN_RULES, type Rule } from './australianRules';
import { NEW_ZEALAND_RULES } from './newZealandRules';

/** The rules of advertising of each country. */
export const RULES: Readonly<Record<LocaleName, readonly Rule[]>> = {
  'en-AU': AUSTRALIAN_RULES,
  'en-NZ': NEW_ZEALAND_RULES,
};
