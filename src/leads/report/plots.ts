/** One bar of a plot. */
export interface Bar {
  readonly label: string;
  readonly count: number;
  /** A path of the site. */
  readonly href?: string;
}

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** In pixels. */
const HEIGHT = 160;
const AXIS = 20;

/**
 * Columns over time or over classes. Places are shares of the width, so that letters keep their size in every window.
 * @param ticks how many of the labels to write below
 */
export function columns(title: string, bars: readonly Bar[], ticks: number): string {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const step = 100 / bars.length;
  const every = Math.ceil(bars.length / ticks);
  // Few bars have room for their numbers.
  const isFew = bars.length <= ticks;
  const parts = bars.map(({ label, count }, at) => {
    const height = Math.round((count / most) * (HEIGHT - 2 * AXIS));
    const middle = (at + 0.5) * step;
    const column =
      count === 0
        ? ''
        : `<rect x="${(at * step + step * 0.1).toFixed(2)}%" y="${HEIGHT - AXIS - height}" width="${(step * 0.8).toFixed(2)}%" height="${height}" rx="1"><title>${escapeHtml(label)}: ${count}</title></rect>`;
    const number =
      isFew && count > 0
        ? `<text x="${middle.toFixed(2)}%" y="${HEIGHT - AXIS - height - 5}" text-anchor="middle">${count}</text>`
        : '';
    const name =
      at % every === 0
        ? `<text x="${at === 0 && !isFew ? 0 : middle.toFixed(2)}%" y="${HEIGHT - 5}" text-anchor="${at === 0 && !isFew ? 'start' : 'middle'}">${escapeHtml(label)}</text>`
        : '';
    return column + number + name;
  });
  const top = !isFew
    ? `<line x1="0" x2="100%" y1="${AXIS}" y2="${AXIS}" stroke-dasharray="2 4"/><text x="0" y="${AXIS - 5}">${most}</text>`
    : '';
  return `<svg role="img" aria-label="${escapeHtml(title)}" width="100%" height="${HEIGHT}">${top}<line x1="0" x2="100%" y1="${HEIGHT - AXIS}" y2="${HEIGHT - AXIS}"/>${parts.join('')}</svg>${table(bars)}`;
}

/** One line for each bar: its label, the bar, its number. */
export function rows(title: string, bars: readonly Bar[]): string {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const lines = bars.map(({ label, count, href }) => {
    const name = escapeHtml(label);
    return `<li><span>${href === undefined ? name : `<a href="${escapeHtml(href)}">${name}</a>`}</span><b>${count}</b><svg width="100%" height="10" aria-hidden="true"><rect width="${((count / most) * 100).toFixed(1)}%" height="10" rx="2"/></svg></li>`;
  });
  return `<ol aria-label="${escapeHtml(title)}">${lines.join('')}</ol>`;
}

/** The numbers of a plot for people who cannot see it, or who want to copy them. */
const table = (bars: readonly Bar[]): string =>
  `<details><summary>Numbers</summary><table>${bars
    .filter(({ count }) => count > 0)
    .map(({ label, count }) => `<tr><th scope="row">${escapeHtml(label)}</th><td>${count}</td></tr>`)
    .join('')}</table></details>`;
