import '@testing-library/jest-dom';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NoteMark } from '../../../src/components/price/NoteMark';
import { PageNotes } from '../../../src/components/price/PageNotes';
import { answerStaticQueries } from '../../support/gatsbyParts';
import { inventedSite } from '../finance/calculator/inventedSite';

const { content } = inventedSite;
const disclaimers = [1, 2].map((number) => ({ number, html: `<p>Note ${number}.</p>` }));
answerStaticQueries({ ...inventedSite, content: { ...content, site: { ...content.site, disclaimers } } });

beforeAll(() => {
  // jsdom has no layout, so nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined;
});

const page = (
  <main id="main">
    <div hidden>
      <NoteMark note={1} />
      <ol>
        <li id="note-1" tabIndex={-1} />
      </ol>
    </div>
    <NoteMark note={1} />
    <NoteMark note={1} />
    <NoteMark note={3} />
    <PageNotes models={[{ priceType: 'driveAway', price: 20_000 }]} />
  </main>
);

describe('The number of a note', () => {
  it('leads to the note in sight, and back to the number that was followed', async () => {
    render(page);
    const second = screen.getAllByRole('link', { name: 'note 1' })[1];
    if (!second) throw new Error('There is no second mark.');
    await userEvent.click(second);
    expect(screen.getByRole('listitem')).toHaveFocus();
    expect(screen.getByRole('group')).toHaveAttribute('open');
    expect(window.location.hash).toBe('');
    await userEvent.click(screen.getByRole('link', { name: 'Back to the price' }));
    expect(second).toHaveFocus();
  });

  it('is the first one where a reader came to the note another way', async () => {
    render(page);
    await userEvent.click(screen.getByRole('link', { name: 'Back to the price' }));
    expect(screen.getAllByRole('link', { name: 'note 1' })[0]).toHaveFocus();
  });

  it('leads nowhere where the dealership has no such note', () => {
    render(page);
    expect(screen.queryByRole('link', { name: 'note 3' })).toBeNull();
  });
});

it('the comparison-rate warning is not folded away with the notes', () => {
  render(<PageNotes stock={[{ priceType: 'driveAway', price: 20_000 }]} />);
  expect(screen.getByText(/WARNING: This comparison rate/).closest('details')).toBeNull();
  cleanup();
  // A model's lowest price has no repayment.
  render(<PageNotes models={[{ priceType: 'driveAway', price: 20_000 }]} />);
  expect(screen.queryByText(/WARNING: This comparison rate/)).toBeNull();
});
