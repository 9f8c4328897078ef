import '@testing-library/jest-dom';
import { queryClient } from '../../src/components/ui/queryClient';

// No clock of a test is behind the page (see `useClock`). A test may choose Node's environment, which has no document.
if (typeof document !== 'undefined')
  Object.defineProperty(document, 'lastModified', {
    get: () => '01/01/1970 00:00:00',
    configurable: true,
  });

// Before a test and not after one: a page that is still mounted would read its data into the cache again.
beforeEach(() => queryClient.clear());
