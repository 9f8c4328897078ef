import { earlyRedirect } from '../../src/app/earlyRedirect';

const gatsby = window as unknown as { ___replace: (address: string) => void };

describe('a redirect', () => {
  const replaced: string[] = [];
  beforeAll(() => {
    gatsby.___replace = (address) => replaced.push(address);
  });

  it('waits until the first page is taken over; those after it do not', () => {
    earlyRedirect.hold();
    gatsby.___replace('/new/?a=b#c');
    expect(replaced).toEqual([]);
    earlyRedirect.release();
    expect(replaced).toEqual(['/new/?a=b#c']);
    gatsby.___replace('/newer/');
    expect(replaced).toEqual(['/new/?a=b#c', '/newer/']);
  });
});
