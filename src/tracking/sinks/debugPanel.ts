import type { TrackedEvent } from '../events';

const MAX_SHOWN = 50;

/** A panel in the corner of `gatsby develop`, newest event first. It starts folded. */
export function debugPanel() {
  const panel = document.createElement('details');
  panel.style.cssText =
    'position:fixed;right:8px;bottom:8px;z-index:9001;max-width:min(24rem,90vw);max-height:50vh;overflow:auto;' +
    'padding:8px 12px;border-radius:4px;background:#1b2420;color:#fff;font:13px/1.5 ui-monospace,monospace';
  const summary = document.createElement('summary');
  const list = document.createElement('ol');
  list.reversed = true;
  panel.append(summary, list);
  document.body.append(panel);
  let count = 0;
  const write = () => {
    summary.textContent = `Tracked events: ${count}`;
  };
  write();
  return {
    /** @param isSent whether the visitor agreed, so that the sinks get the event too */
    show: ({ name, ...fields }: TrackedEvent, isSent: boolean) => {
      count += 1;
      const row = document.createElement('li');
      row.value = count;
      row.textContent = [
        name,
        ...Object.entries(fields).map(([field, value]) => `${field}=${value}`),
        ...(isSent ? [] : ['(not sent: no consent)']),
      ].join(' ');
      list.prepend(row);
      for (const old of [...list.children].slice(MAX_SHOWN)) old.remove();
      write();
    },
  };
}
