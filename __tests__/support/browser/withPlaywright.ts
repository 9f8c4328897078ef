import { TestEnvironment } from 'jest-environment-node';
import * as playwright from 'playwright-core';

/** Playwright is read once for all suites of a worker, not by each of them: that is a fifth of a second each. */
export default class WithPlaywright extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, { playwright });
  }
}
