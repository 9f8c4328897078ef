/** Does something once the page is loaded and rests, so that it takes neither time nor bytes from the page. */
export function whenIdle(job: () => void): void {
  // Safari has no such function.
  const rest = () => (window.requestIdleCallback ?? setTimeout)(job);
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest);
}
