/** Runs a job once the page is loaded and idle, so that it takes no time or bytes from the page. */
export function whenIdle(job: () => void): void {
  // Safari does not have this function.
  const rest = () => (window.requestIdleCallback ?? setTimeout)(job);
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest);
}
