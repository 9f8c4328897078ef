import type { z } from 'zod';
import type { pageSchema } from '../../plugins/content-endpoint/collections/page';
import { blocksWords } from './blocks';
import { draftWords, previousSlugsWords, seoGroup, slugWords } from './shared';
import type { WordsOf } from './words';

export const pageWords: WordsOf<z.input<ReturnType<typeof pageSchema>>> = {
  pageType: {
    label: 'Kind of page',
    hint: 'A new page is an ordinary page, a brand or tiles for a campaign. The site has one of every other kind.',
    options: {
      home: 'Home',
      standard: 'Ordinary page',
      privacy: 'Privacy',
      terms: 'Website terms of use',
      brand: 'A brand (its title is the make)',
      specialLinks: 'Tiles for a campaign (special links)',
      serviceForm: 'Service booking',
      financeCalculator: 'Finance calculator',
      stockIndex: 'Stock',
      vehicleIndex: 'Model range',
      brandSpecialsIndex: 'The maker’s specials',
      dealerSpecialsIndex: 'Our own specials',
      blogIndex: 'Blog',
      teamIndex: 'Team',
      testForms: 'Test forms',
      notFound: 'Page not found (404)',
      serverError: 'Something went wrong (500)',
    },
  },
  draft: draftWords,
  title: { label: 'Title' },
  intro: { label: 'Introduction', hint: 'One or two sentences under the title.' },
  blocks: blocksWords,
  slug: {
    ...slugWords,
    hint: 'Lower case letters, digits and hyphens: about-us. If you change it, the old address redirects to the new one. Leave it empty for home, stock, model range, specials, blog, 404 and 500: their addresses are fixed.',
  },
  previousSlugs: previousSlugsWords,
  seo: seoGroup,
};
