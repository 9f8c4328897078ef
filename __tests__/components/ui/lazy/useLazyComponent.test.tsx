import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useLazyComponent } from '../../../../src/components/ui/lazy/useLazyComponent';

const Count = ({ of }: { readonly of: string }) => <output>{`Matches for ${of}`}</output>;
const load = jest.fn<Promise<typeof Count>, []>();

function Page() {
  const [words, setWords] = useState('');
  const { Component, isFailed, retry } = useLazyComponent(load, words === '' ? 'never' : 'now');
  return (
    <>
      <input aria-label="Words" value={words} onChange={({ target }) => setWords(target.value)} />
      {Component && <Component of={words} />}
      {isFailed && (
        <button type="button" onClick={retry}>
          Try again
        </button>
      )}
    </>
  );
}

const type = (words: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: words } });

beforeEach(() => load.mockReset());

describe('a part that loads with the first tap', () => {
  it('does not load before it', async () => {
    render(<Page />);
    await act(async () => {});
    expect(load).not.toHaveBeenCalled();
  });

  it('begins with what was typed until its script arrived', async () => {
    let arrive: (part: typeof Count) => void = () => undefined;
    load.mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    render(<Page />);
    type('ut');
    type('ute');
    await act(async () => arrive(Count));
    expect(screen.getByRole('status').textContent).toBe('Matches for ute');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('leaves the page as it is if its script does not load, and can be tried again', async () => {
    load.mockRejectedValueOnce(new Error('Loading chunk 1 failed.')).mockResolvedValue(Count);
    render(<Page />);
    type('ute');
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('Matches for ute');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
