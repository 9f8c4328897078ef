import { TestEnvironment } from 'jest-environment-jsdom';

/** The DOM of jsdom with what browsers have and jsdom has not: the search index is inflated by it. */
export default class DomWithStreams extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      Blob,
      Response,
      DecompressionStream,
      setImmediate,
      clearImmediate,
    });
  }
}
