/** Playwright for a suite, as its environment has read it. */
module.exports = (globalThis as unknown as { readonly playwright: object }).playwright;
