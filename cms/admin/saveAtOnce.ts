/** The width of the arrow at the end of Decap's button, which opens its menu. */
const ARROW_WIDTH = 36;

/** Decap's button for saving, while there is something to save. */
const saveButton = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[class*=PublishButton][aria-haspopup]')].find(
    ({ textContent }) => textContent === 'Save',
  );

function saveNow(): void {
  for (const item of document.querySelectorAll<HTMLElement>('[role=menuitem]'))
    if (item.textContent === 'Save now') item.click();
}

/** One click on “Save” saves, and so does Ctrl+S. The arrow beside the word opens the menu: save and start another, save and copy. */
export function saveAtOnce(): void {
  window.addEventListener('click', ({ target, clientX }) => {
    const button = saveButton();
    if (!button || !(target instanceof Node) || !button.contains(target)) return;
    if (clientX < button.getBoundingClientRect().right - ARROW_WIDTH) setTimeout(saveNow);
  });
  window.addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    saveButton()?.click();
  });
}
