import { render, screen, within } from '@testing-library/react';
import { HomePage } from '../../../src/components/pages/home/HomePage';
import { LegalPage } from '../../../src/components/pages/LegalPage';
import { SpecialLinks } from '../../../src/components/pages/specials/SpecialLinks';
import { TestForms } from '../../../src/components/pages/TestForms';
import { TeamIndex } from '../../../src/components/pages/team/TeamIndex';
import { VehicleIndex } from '../../../src/components/pages/vehicles/VehicleIndex';
import type { BlockView } from '../../../src/content/blocks/block';
import { ENQUIRY_KINDS, formTitle } from '../../../src/domain/enquiry/enquiryKind';
import { dealerWords } from '../../../src/locales/site/words';
import {
  aPage,
  aPicture,
  aTeamMember,
  serviceDepartment,
  someSurroundings,
} from '../../support/content/contentViews';

test('a long text has a table of contents, and each entry links to its part', () => {
  const { container } = render(
    <LegalPage
      page={aPage({
        title: 'Privacy',
        blocks: [{ kind: 'richText', html: '<h2>What we collect</h2><p>a</p><h2>How long</h2><p>b</p>' }],
      })}
      blockContext={someSurroundings}
    />,
  );
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['What we collect', 'How long']);
  for (const link of links) expect(container.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
});

describe('the special links', () => {
  const page = aPage({
    title: 'In short',
    blocks: [
      {
        kind: 'linkTiles',
        heading: 'Now',
        tiles: [
          { label: 'Stock', href: '/stock/?special=true', description: undefined, picture: undefined },
          { label: 'Call us', href: 'tel:+61255500140', description: undefined, picture: undefined },
        ],
      },
    ],
  });
  const show = (search: string) => {
    window.history.replaceState(null, '', `/links/${search}`);
    render(<SpecialLinks page={page} blockContext={someSurroundings} />);
  };

  test('keep the campaign of the visitor when they link to the site’s pages', () => {
    show('?utm_source=poster&secret=1');
    expect(screen.getByRole('link', { name: 'Stock' })).toHaveAttribute(
      'href',
      '/stock/?special=true&utm_source=poster',
    );
    expect(screen.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', 'tel:+61255500140');
  });

  test('are plain links without a campaign', () => {
    show('');
    expect(screen.getByRole('link', { name: 'Stock' })).toHaveAttribute('href', '/stock/?special=true');
  });
});

test('people are listed under their department, with its numbers and their own', () => {
  render(
    <TeamIndex
      page={aPage({ title: 'Our people' })}
      departments={[
        {
          department: serviceDepartment,
          members: [
            {
              ...aTeamMember({ phone: '0491 570 156', email: 'ann@gumleaf.example' }),
              html: '<p>Keeps the old parts.</p>',
            },
          ],
        },
      ]}
      blockContext={someSurroundings}
    />,
  );
  const service = screen.getByRole('region', { name: 'Service' });
  const hrefs = within(service)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    'tel:+61255500144',
    'mailto:service@gumleaf.example',
    'tel:+61491570156',
    'mailto:ann@gumleaf.example',
    '/enquiry/contact/?teamMember=ann',
  ]);
  expect(within(service).getByText('Keeps the old parts.')).toBeVisible();
});

test('the page of test forms says why it exists', () => {
  render(<TestForms page={aPage({ title: 'Test forms' })} blockContext={someSurroundings} />);
  expect(screen.getByText(/TEST_FORMS/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Which one is it?' })).toBeVisible();
  for (const kind of ENQUIRY_KINDS)
    if (kind !== 'serviceForm')
      expect(screen.getByRole('heading', { name: formTitle(kind, 'cars', dealerWords) })).toBeVisible();
});

describe('an empty list', () => {
  test('on the team page says how to reach everybody', () => {
    render(<TeamIndex page={aPage({ title: 'People' })} departments={[]} blockContext={someSurroundings} />);
    expect(screen.getByText(/introduced ourselves here yet/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call (02) 5550 0140' })).toBeVisible();
  });

  test('of models links to the stock', () => {
    render(
      <VehicleIndex
        page={aPage({ title: 'Range' })}
        vehicles={[]}
        blockContext={someSurroundings}
        newStock={{ label: 'New boats in stock', href: '/stock/fresh/' }}
        brandPages={[]}
      />,
    );
    expect(screen.getByText(/The range is on its way/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'New boats in stock' })).toHaveAttribute('href', '/stock/fresh/');
  });
});

jest.mock('../../../src/components/search/BudgetHero', () => ({ BudgetHero: () => <p>What a week?</p> }));
jest.mock('../../../src/components/search/KeywordForm', () => ({ KeywordForm: () => null }));

const hero: BlockView = { kind: 'hero', heading: 'Cars', picture: aPicture, actions: [] };
const search = (ways: Partial<Extract<BlockView, { kind: 'stockSearch' }>>): BlockView => ({
  kind: 'stockSearch',
  heading: 'Find yours',
  byKeyword: false,
  byBudget: false,
  byBodyType: false,
  ...ways,
});
const bodyTypes = [{ label: 'Ute', count: 3, href: '/stock/?bodyType=Ute' }];

const showHome = (...blocks: readonly BlockView[]) =>
  render(
    <HomePage
      page={aPage({ blocks: [hero, ...blocks] })}
      blockContext={{ ...someSurroundings, stock: { featured: [], bodyTypes } }}
    />,
  );

describe('the home page', () => {
  test('leads to each body type if its stock search block says so', () => {
    showHome(search({ byBodyType: true }));
    expect(screen.getByRole('heading', { name: 'Find yours' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Ute/ })).toHaveAttribute('href', '/stock/?bodyType=Ute');
  });

  test('has no tiles of body types if its stock search block leaves them out', () => {
    showHome(search({ byKeyword: true }));
    expect(screen.getByRole('heading', { name: 'Find yours' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Ute/ })).toBeNull();
  });

  test('asks for a budget if its stock search block says so, or without any', () => {
    const question = () => screen.queryByText('What a week?');
    const { unmount } = showHome(search({ byKeyword: true }));
    expect(question()).toBeNull();
    unmount();
    const withBudget = showHome(search({ byBudget: true }));
    expect(question()).toBeInTheDocument();
    withBudget.unmount();
    showHome();
    expect(question()).toBeInTheDocument();
  });

  test('has tiles of body types without any stock search block', () => {
    showHome();
    expect(screen.getByRole('heading', { name: 'Or start with a body type' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Ute/ })).toBeInTheDocument();
  });
});
