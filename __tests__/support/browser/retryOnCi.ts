// On a machine that CI shares with others, a browser may be starved for seconds. There a failed test runs once more at the end
// of its group, and Jest prints why it failed the first time. On an engineer's machine it fails at once.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
