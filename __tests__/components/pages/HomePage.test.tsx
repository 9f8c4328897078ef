import { render, screen } from '@testing-library/react';
import { HomePage } from '../../../src/components/pages/home/HomePage';
import type { BlockView } from '../../../src/content/blocks/block';
import { aPage, aPicture, someSurroundings } from '../../support/content/contentViews';

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

const show = (...blocks: readonly BlockView[]) =>
  render(
    <HomePage
      page={aPage({ blocks: [hero, ...blocks] })}
      blockContext={{ ...someSurroundings, stock: { featured: [], bodyTypes } }}
    />,
  );

describe('the home page', () => {
  test('leads to each body type if its stock search block says so', () => {
    show(search({ byBodyType: true }));
    expect(screen.getByRole('heading', { name: 'Find yours' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Ute/ })).toHaveAttribute('href', '/stock/?bodyType=Ute');
  });

  test('has no tiles of body types if its stock search block leaves them out', () => {
    show(search({ byKeyword: true }));
    expect(screen.getByRole('heading', { name: 'Find yours' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Ute/ })).toBeNull();
  });

  test('asks for a budget if its stock search block says so, or without any', () => {
    const question = () => screen.queryByText('What a week?');
    const { unmount } = show(search({ byKeyword: true }));
    expect(question()).toBeNull();
    unmount();
    const withBudget = show(search({ byBudget: true }));
    expect(question()).toBeInTheDocument();
    withBudget.unmount();
    show();
    expect(question()).toBeInTheDocument();
  });

  test('has tiles of body types without any stock search block', () => {
    show();
    expect(screen.getByRole('heading', { name: 'Or start with a body type' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Ute/ })).toBeInTheDocument();
  });
});
