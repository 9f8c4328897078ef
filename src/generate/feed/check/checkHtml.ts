import { locale } from '../../../locales/site/locale';
import type { CheckedFault, CheckedField, FeedCheck } from './checkFeed';
import { COSTS, placeText } from './checkText';
import { fieldLabel, figure, rangeText, share, valueText } from './fieldProfile';

const MOST_FAULTS = 100;
const MOST_LISTED = 200;

/** Text for HTML, of any source. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** The style of the pages that dealer staff read. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #1d2520; --soft: #5b665f; --line: #d9dfda; --paper: #fbfaf7; --card: #fff;
  --good: #1f6b45; --look: #8a5a00; --bad: #a3231b; --bar: #2f7d57; }
@media (prefers-color-scheme: dark) { :root { --ink: #eef2ee; --soft: #a9b4ac; --line: #38413b; --paper: #161a17;
  --card: #1e2420; --good: #7fd1a5; --look: #f0be62; --bad: #ff9a90; --bar: #5fb98b; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 70rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .25rem; overflow-wrap: anywhere; }
h2 { font-size: 1.15rem; margin: 2.5rem 0 .75rem; }
p { margin: 0 0 .75rem; } .soft { color: var(--soft); } small { color: var(--soft); overflow-wrap: anywhere; }
.verdict { border-left: .3rem solid; padding: .6rem .9rem; margin: 1rem 0; background: var(--card); font-weight: 600; }
.good { border-color: var(--good); color: var(--good); } .look { border-color: var(--look); color: var(--look); }
.bad { border-color: var(--bad); color: var(--bad); }
.sums { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); gap: .75rem; margin: 1rem 0; padding: 0; }
.sums div { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: .6rem .8rem; }
.sums dt { color: var(--soft); font-size: .85rem; } .sums dd { margin: 0; font-size: 1.4rem; font-weight: 650; }
ul { margin: 0; padding: 0; list-style: none; }
li { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: .6rem .8rem; margin: 0 0 .5rem;
  overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; background: var(--card); border: 1px solid var(--line); }
th, td { text-align: left; vertical-align: top; padding: .5rem .7rem; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
tbody th { min-width: 8.5rem; overflow-wrap: normal; }
thead th { font-size: .85rem; color: var(--soft); font-weight: 600; }
.fill { min-width: 7rem; } .fill i { display: block; height: .35rem; border-radius: .2rem; background: var(--line); margin-top: .3rem; }
.fill i b { display: block; height: 100%; border-radius: .2rem; background: var(--bar); }
.odd { color: var(--look); font-weight: 600; display: block; }
code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere; }
@media (max-width: 44rem) {
  thead { position: absolute; clip-path: inset(50%); }
  table, tbody, tr, th, td { display: block; border: 0; } table { background: none; }
  tr { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: .5rem .8rem; margin: 0 0 .6rem; }
  th, td { padding: .15rem 0; } td[data-label]::before { content: attr(data-label) ': '; color: var(--soft); font-size: .85rem; }
  td:empty { display: none; }
}
`;

const verdictOf = ({ isBuildable, isClean }: FeedCheck): readonly [string, string] => {
  if (!isBuildable)
    return ['bad', 'This feed cannot be used as it is. The site keeps the stock that it has.'];
  return isClean
    ? ['good', 'This feed can be used. No row was set aside.']
    : ['look', 'This feed can be used. Some of it should be looked at.'];
};

const list = (title: string, entries: readonly string[], about = ''): string => {
  if (entries.length === 0) return '';
  const more = entries.length - MOST_LISTED;
  const shown = entries
    .slice(0, MOST_LISTED)
    .map((entry) => `<li>${entry}</li>`)
    .join('\n');
  return `<h2>${title}</h2>\n${about === '' ? '' : `<p class="soft">${about}</p>\n`}<ul>\n${shown}\n</ul>${
    more > 0 ? `\n<p class="soft">… and ${figure(more)} more</p>` : ''
  }`;
};

const faultEntry = ({ field, reason, rows, example }: CheckedFault): string => {
  const value = example.value === '' ? '' : ` <code>${escaped(example.value)}</code>`;
  return `<strong>${escaped(fieldLabel(field))}</strong>${value} ${escaped(reason)}<br><small>${
    rows === 1 ? '' : `${figure(rows)} times, first in `
  }${escaped(placeText(example))}</small>`;
};

const ABOUT: Readonly<Record<CheckedFault['level'], string>> = {
  row: 'Correct these in the system that the feed comes from, and the vehicles appear with the next build.',
  field: 'The vehicles are in stock, without these values.',
  warning: 'These are shown as they are. Please see whether they are right.',
};

const commonText = ({ field, commonest, counts, usable, distinct }: CheckedField): string => {
  if (counts === 'characters' || field === 'images' || commonest.length === 0) return '';
  if (distinct === usable) return `each its own, such as ${valueText(field, commonest[0]?.value ?? '')}`;
  return commonest
    .slice(0, 4)
    .map(({ value, rows }) => `${valueText(field, value)} (${figure(rows)})`)
    .join(', ');
};

const fieldRow = (checked: CheckedField, rows: number): string => {
  const { field, usable, odd } = checked;
  const filled = share(usable, rows);
  return `<tr><th scope="row">${escaped(fieldLabel(field))}</th>
<td class="fill" data-label="Filled">${filled}<i><b style="width:${filled.replace(' ', '')}"></b></i></td>
<td data-label="Range">${escaped(rangeText(checked))}</td>
<td data-label="Commonest">${escaped(commonText(checked))}${odd.map((one) => `<span class="odd">${escaped(one)}</span>`).join('')}</td></tr>`;
};

/** The check as one page for dealer staff, which needs no other file. */
export function checkHtml(check: FeedCheck): string {
  const { feed, rows, fields, faults } = check;
  const [tone, verdict] = verdictOf(check);
  const day = new Date(check.checkedAt).toLocaleString(locale.name, {
    dateStyle: 'long',
    timeStyle: 'short',
  });
  const sum = (label: string, count: number): string =>
    `<div><dt>${label}</dt><dd>${figure(count)}</dd></div>`;
  const sections = [
    list(
      'Why it cannot be used',
      check.refusals.map(({ place, reason }) => `${escaped(reason)}<br><small>${escaped(place)}</small>`),
    ),
    list(
      'Please look at these',
      fields.flatMap(({ field, odd }) =>
        odd.map((one) => `<strong>${escaped(fieldLabel(field))}</strong> ${escaped(one)}`),
      ),
    ),
    list(
      'Names that no row has',
      check.deadPaths.map(
        ({ field, path, like }) =>
          `<strong>${escaped(fieldLabel(field))}</strong> is read from <code>${escaped(path)}</code>, which no row has.${
            like === undefined ? '' : ` Perhaps <code>${escaped(like)}</code> was meant.`
          }`,
      ),
    ),
    ...(['row', 'field', 'warning'] as const).map((level) =>
      list(
        COSTS[level],
        faults
          .filter((fault) => fault.level === level)
          .slice(0, MOST_FAULTS)
          .map(faultEntry),
        ABOUT[level],
      ),
    ),
    list('Notices', check.notices.map(escaped)),
    fields.length === 0
      ? ''
      : `<h2>What the feed holds</h2>
<table><thead><tr><th>Field</th><th>Filled</th><th>Range</th><th>Commonest values</th></tr></thead>
<tbody>
${fields.map((field) => fieldRow(field, rows)).join('\n')}
</tbody></table>`,
    list(
      'Spellings that were joined',
      check.joined.map(
        ({ field, from, to, items }) =>
          `${escaped(fieldLabel(field))}: ${escaped(from)} is shown as ${escaped(to)} <small>${figure(items)} vehicles</small>`,
      ),
    ),
    list(
      'Columns that are not used',
      check.unusedColumns.length === 0
        ? []
        : [check.unusedColumns.slice(0, MOST_LISTED).map(escaped).join(', ')],
    ),
    list(
      'The file',
      check.files.map(
        ({ name, bytes, sha256 }) =>
          `${escaped(name)}<br><small>${figure(bytes)} bytes, SHA-256 ${sha256}</small>`,
      ),
    ),
  ];
  return `<!doctype html>
<html lang="${locale.name}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Stock check: ${escaped(feed)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Stock check: ${escaped(feed)}</h1>
<p class="soft">${escaped(day)}</p>
<p class="verdict ${tone}">${verdict}</p>
<dl class="sums">
${sum('Rows', rows)}
${sum('Accepted', check.accepted)}
${sum('Set aside', check.quarantined)}
${sum('Left out', check.leftOut)}
</dl>
${check.proposedFormat === undefined ? '' : `<p>This feed has the format <code>${escaped(check.proposedFormat)}</code>: set <code>STOCK_FEED_FORMAT=${escaped(check.proposedFormat)}</code>.</p>`}
${sections.filter((section) => section !== '').join('\n')}
</main>
</body>
</html>
`;
}
