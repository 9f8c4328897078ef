import { fireEvent, render, screen } from '@testing-library/react';
import { ListedLink } from '../../../../src/components/ui/links/ListedLink';
import { navigate, prefetchPathname } from '../../../support/gatsbyParts';

describe('A link in a list', () => {
  const link = () => {
    render(<ListedLink to="/stock/item/a1/">2019 Tallis Heron</ListedLink>);
    return screen.getByRole('link', { name: '2019 Tallis Heron' });
  };
  beforeEach(() => jest.clearAllMocks());

  it('has its own address, which is prefetched when a visitor reaches for it and not before', () => {
    const seen = link();
    expect(seen.getAttribute('href')).toBe('/stock/item/a1/');
    expect(prefetchPathname).not.toHaveBeenCalled();
    fireEvent.pointerEnter(seen);
    expect(prefetchPathname).toHaveBeenCalledWith('/stock/item/a1/');
  });

  it('is prefetched for the keyboard too', () => {
    fireEvent.focus(link());
    expect(prefetchPathname).toHaveBeenCalledTimes(1);
  });

  it('opens without a full load', () => {
    expect(fireEvent.click(link())).toBe(false);
    expect(navigate).toHaveBeenCalledWith('/stock/item/a1/');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'is left to the browser for another tab or window: %j',
    (how) => {
      const opened = link();
      expect(fireEvent.click(opened, how)).toBe(true);
      expect(navigate).not.toHaveBeenCalled();
    },
  );
});
