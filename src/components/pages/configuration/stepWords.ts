import type { ConfigurationStep } from '../../../domain/configuration/configurationAddress';

/** The name of each step, and its heading. */
export const STEP_WORDS: Readonly<
  Record<ConfigurationStep, { readonly name: string; readonly heading: string }>
> = {
  grade: { name: 'Grade', heading: 'Choose a grade' },
  colour: { name: 'Colour', heading: 'Choose a colour' },
  accessories: { name: 'Accessories', heading: 'Add accessories' },
  summary: { name: 'Summary', heading: 'Your build' },
};
