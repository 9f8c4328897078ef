import type { z } from 'zod';
import type { pageSchema } from '../../plugins/content-endpoint/collections/page';
import { ADDRESS_HINT, actions, MARKDOWN_HINT, PICTURE_HINT } from './shared';
import type { WordsOf } from './words';

type Blocks = WordsOf<Pick<z.input<ReturnType<typeof pageSchema>>, 'blocks'>>['blocks'];

const heading = { label: 'Heading' };
const introHtml = { label: 'Introduction', hint: 'One or two sentences under the heading.' };
const html = { label: 'Text', hint: MARKDOWN_HINT };
const picture = { label: 'Picture', hint: PICTURE_HINT };
const icon = { label: 'Icon', hint: 'price, people, shield, pin, key, car, road, document, bolt or check' };
const limit = (usual: number) => ({
  label: 'At most',
  hint: `How many to show, 1 to 24. Leave empty for ${usual}.`,
});

export const blocksWords: Blocks = {
  label: 'Parts of the page',
  labelSingular: 'part',
  hint: 'From top to bottom; drag one by its bar to move it.',
  types: {
    hero: {
      label: 'Opening picture',
      summary: '{{fields.heading}}',
      fields: { heading, introHtml, picture, actions },
    },
    richText: { label: 'Text', summary: '{{fields.heading}}', fields: { heading, html } },
    imageText: {
      label: 'Picture and text',
      summary: '{{fields.heading}}',
      fields: {
        heading,
        html,
        picture,
        pictureSide: { label: 'Picture on the', options: { left: 'Left', right: 'Right' } },
        actions,
      },
    },
    gallery: {
      label: 'Gallery',
      summary: '{{fields.heading}}',
      fields: { heading, pictures: { label: 'Pictures', labelSingular: 'picture' } },
    },
    callToAction: {
      label: 'Call to action',
      summary: '{{fields.heading}}',
      fields: { heading, introHtml, actions },
    },
    faq: {
      label: 'Questions and answers',
      summary: '{{fields.heading}}',
      fields: {
        heading,
        questions: {
          label: 'Questions',
          labelSingular: 'question',
          summary: '{{fields.question}}',
          fields: { question: { label: 'Question' }, html: { label: 'Answer', hint: MARKDOWN_HINT } },
        },
      },
    },
    quote: {
      label: 'Quote',
      summary: '{{fields.attribution}}',
      fields: {
        quote: { label: 'What they said' },
        attribution: { label: 'Who said it', hint: 'Graham T., Barden Creek' },
        portrait: { label: 'Portrait', hint: PICTURE_HINT },
      },
    },
    stockSearch: {
      label: 'Stock search',
      summary: '{{fields.heading}}',
      fields: {
        heading,
        introHtml,
        byKeyword: { label: 'By keyword' },
        byBudget: { label: 'By budget' },
        byBodyType: { label: 'By body type' },
      },
    },
    stockList: {
      label: '{Cars} in stock',
      summary: '{{fields.heading}}',
      fields: {
        heading,
        query: {
          label: 'Which {cars}',
          hint: 'Leave everything empty for any {car}.',
          fields: {
            vehType: {
              label: 'Condition',
              labelSingular: 'condition',
              options: { New: 'New', Demo: 'Demo', Used: 'Used' },
            },
            make: { label: 'Make' },
            model: { label: 'Model' },
            bodyType: { label: 'Body type' },
            featured: { label: 'Specials only' },
            maxPrice: { label: 'Price up to', hint: 'Dollars: 30000' },
          },
        },
        limit: limit(6),
        url: { label: 'Link below goes to', hint: `Needs the link’s words too. ${ADDRESS_HINT}` },
        linkLabel: { label: 'Words on that link', hint: 'See all used {cars}' },
      },
    },
    vehicleRange: {
      label: 'Model range',
      summary: '{{fields.heading}}',
      fields: {
        heading,
        introHtml,
        vehicles: { label: 'Models', labelSingular: 'model', hint: 'Leave empty for all.' },
      },
    },
    specials: {
      label: 'Specials',
      summary: '{{fields.heading}}',
      fields: {
        heading,
        introHtml,
        kind: { label: 'Which', options: { brand: 'The maker’s', dealer: 'Our own', all: 'Both' } },
        limit: limit(3),
      },
    },
    posts: {
      label: 'Posts',
      summary: '{{fields.heading}}',
      fields: { heading, category: { label: 'Category', hint: 'Leave empty for all.' }, limit: limit(3) },
    },
    team: {
      label: 'People',
      summary: '{{fields.heading}}',
      fields: {
        heading,
        introHtml,
        department: { label: 'Department', hint: 'Leave empty for all.' },
        members: {
          label: 'Or these people',
          labelSingular: 'person',
          hint: 'In this order. Leave empty for everyone.',
        },
      },
    },
    openingHours: {
      label: 'Phone numbers and opening hours',
      summary: '{{fields.heading}}',
      fields: {
        heading,
        departments: { label: 'Departments', labelSingular: 'department', hint: 'Leave empty for all.' },
      },
    },
    map: {
      label: 'Map',
      summary: '{{fields.heading}}',
      fields: {
        heading,
        introHtml,
        locations: { label: 'Locations', labelSingular: 'location', hint: 'Leave empty for all.' },
      },
    },
    formLink: {
      label: 'Form',
      summary: '{{fields.heading}}',
      fields: {
        heading,
        introHtml,
        form: {
          label: 'Form',
          hint: 'Puts the form on the page. The calculator and the service form are linked instead.',
          options: {
            bookATestDrive: '{bookTrial}',
            financeCalculator: 'Finance Calculator',
            makeAnOffer: 'Make an Offer',
            reserveNow: 'Reserve Now',
            sendToAFriend: 'Send to a Friend',
            valueTradeIn: 'Value Trade-In',
            enquireNow: 'Enquire Now',
            serviceForm: 'Book a service',
            contact: 'Contact',
          },
        },
        label: { label: 'Words on the button' },
      },
    },
    steps: {
      label: 'Steps',
      summary: '{{fields.heading}}',
      fields: {
        heading,
        introHtml,
        steps: {
          label: 'Steps',
          labelSingular: 'step',
          summary: '{{fields.title}}',
          fields: { title: { label: 'Title' }, html },
        },
      },
    },
    features: {
      label: 'Points with icons',
      summary: '{{fields.heading}}',
      fields: {
        heading,
        introHtml,
        features: {
          label: 'Points',
          labelSingular: 'point',
          summary: '{{fields.title}}',
          fields: {
            title: { label: 'Title' },
            html,
            svgName: icon,
            url: { label: 'Goes to', hint: ADDRESS_HINT },
          },
        },
      },
    },
    linkTiles: {
      label: 'Link tiles',
      summary: '{{fields.heading}}',
      fields: {
        heading,
        introHtml,
        tiles: {
          label: 'Tiles',
          labelSingular: 'tile',
          summary: '{{fields.label}}',
          fields: {
            label: { label: 'Words' },
            url: { label: 'Goes to', hint: ADDRESS_HINT },
            description: { label: 'Description' },
            picture,
          },
        },
      },
    },
  },
};
