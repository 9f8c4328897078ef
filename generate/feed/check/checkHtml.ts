import type { LocaleName } from '../../../src/domain/country';
import { type Html, html } from '../../../src/domain/html';
import { BARE_SPECIAL } from '../../offers/bareSpecials';
import { staffPage } from '../../staffPage';
import type { CheckedFault, CheckedField, FeedCheck } from './checkFeed';
import { COSTS, placeText } from './checkText';
import { fieldLabel, figure, rangeText, share, valueText } from './fieldProfile';

const MAX_FAULTS = 100;
const MAX_LISTED = 200;

const verdictOf = ({ isBuildable, isClean }: FeedCheck): readonly [string, string] => {
  if (!isBuildable)
    return ['bad', 'This feed cannot be used as it is. The site keeps the stock that it has.'];
  return isClean
    ? ['good', 'This feed can be used. No row was set aside.']
    : ['look', 'This feed can be used. Some of it should be looked at.'];
};

const list = (title: string, entries: readonly (Html | string)[], about?: string): Html | undefined => {
  const more = entries.length - MAX_LISTED;
  return entries.length === 0
    ? undefined
    : html`<h2>${title}</h2>
${about && html`<p class="soft">${about}</p>`}<ul>${entries.slice(0, MAX_LISTED).map((entry) => html`<li>${entry}</li>\n`)}</ul>
${more > 0 ? html`<p class="soft">… and ${figure(more)} more</p>` : ''}`;
};

const faultEntry = ({ field, reason, rows, example }: CheckedFault): Html => {
  const value = example.value === '' ? '' : html` <code>${example.value}</code>`;
  return html`<strong>${fieldLabel(field)}</strong>${value} ${reason}<br><small>${
    rows === 1 ? '' : `${figure(rows)} times, first in `
  }${placeText(example)}</small>`;
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

const fieldRow = (checked: CheckedField, rows: number): Html => {
  const { field, usable, odd } = checked;
  const filled = share(usable, rows);
  return html`<tr><th scope="row">${fieldLabel(field)}</th>
<td class="fill" data-label="Filled">${filled}<i><b style="width:${filled.replace(' ', '')}"></b></i></td>
<td data-label="Range">${rangeText(checked)}</td>
<td data-label="Commonest">${commonText(checked)}${odd.map((one) => html`<span class="odd">${one}</span>`)}</td></tr>`;
};

/** What is wrong or looks odd. */
const wrongSections = (check: FeedCheck) => [
  list(
    'Why it cannot be used',
    check.refusals.map(({ place, reason }) => html`${reason}<br><small>${place}</small>`),
  ),
  list(
    'Please look at these',
    check.fields.flatMap(({ field, odd }) =>
      odd.map((one) => html`<strong>${fieldLabel(field)}</strong> ${one}`),
    ),
  ),
  list('Special without a reason', check.bareSpecials.map(placeText), `Each ${BARE_SPECIAL}.`),
  list(
    'Names that no row has',
    check.deadPaths.map(
      ({ field, path, like }) =>
        html`<strong>${fieldLabel(field)}</strong> is read from <code>${path}</code>, which no row has.${
          like === undefined ? '' : html` Perhaps <code>${like}</code> was meant.`
        }`,
    ),
  ),
  ...(['row', 'field', 'warning'] as const).map((level) =>
    list(
      COSTS[level],
      check.faults
        .filter((fault) => fault.level === level)
        .slice(0, MAX_FAULTS)
        .map(faultEntry),
      ABOUT[level],
    ),
  ),
];

/** What the feed holds, and what was done with it. */
const heldSections = ({ fields, rows, ...check }: FeedCheck) => [
  list('Notices', check.notices),
  fields.length === 0
    ? ''
    : html`<h2>What the feed holds</h2>
<table><thead><tr><th>Field</th><th>Filled</th><th>Range</th><th>Commonest values</th></tr></thead>
<tbody>
${fields.map((field) => fieldRow(field, rows))}
</tbody></table>`,
  list(
    'Spellings that were joined',
    check.joined.map(
      ({ field, from, to, items }) =>
        html`${fieldLabel(field)}: ${from} is shown as ${to} <small>${figure(items)} vehicles</small>`,
    ),
  ),
  list(
    'Columns that are not used',
    check.unusedColumns.length === 0 ? [] : [check.unusedColumns.slice(0, MAX_LISTED).join(', ')],
  ),
  list(
    'The file',
    check.files.map(
      ({ name, bytes, sha256 }) => html`${name}<br><small>${figure(bytes)} bytes, SHA-256 ${sha256}</small>`,
    ),
  ),
];

/** The check as one page for dealer staff, which needs no other file. */
export function checkHtml(check: FeedCheck, lang: LocaleName): string {
  const { feed, rows } = check;
  const [tone, verdict] = verdictOf(check);
  const day = new Date(check.checkedAt).toLocaleString(lang, { dateStyle: 'long', timeStyle: 'short' });
  const sum = (label: string, count: number): Html =>
    html`<div><dt>${label}</dt><dd>${figure(count)}</dd></div>`;
  return staffPage(
    lang,
    `Stock check: ${feed}`,
    html`<p class="soft">${day}</p>
<p class="verdict ${tone}">${verdict}</p>
<dl class="sums">
${sum('Rows', rows)}
${sum('Accepted', check.accepted)}
${sum('Set aside', check.quarantined)}
${sum('Left out', check.leftOut)}
</dl>
${check.proposedFormat === undefined ? '' : html`<p>This feed has the format <code>${check.proposedFormat}</code>: set <code>STOCK_FEED_FORMAT=${check.proposedFormat}</code>.</p>`}
${[...wrongSections(check), ...heldSections(check)]}`,
  );
}
