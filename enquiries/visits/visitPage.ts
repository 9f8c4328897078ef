import { dayWords, timeWords } from '../../src/domain/dateWords';
import { phoneNumbersIn, telAddress } from '../../src/domain/enquiry/phoneNumbers';
import type { VisitDay } from '../../src/domain/enquiry/visitTimes';
import { type Html, html } from '../../src/domain/html';
import { plainPage } from '../plainPages';
import type { VisitView } from './visitView';

interface VisitPage {
  readonly view: VisitView;
  /** The address of this page, on its own server. */
  readonly address: string;
  readonly site: { readonly url: string; readonly name: string };
  readonly state: 'booked' | 'cancelled' | 'over';
  /** Why the time does not stand, or a change was not made. */
  readonly message?: string | undefined;
  readonly isDone: boolean;
  /** The free times to change to; none if it was changed often enough. */
  readonly days: readonly VisitDay[];
}

const ENDINGS = { booked: '', cancelled: ' is cancelled', over: ' is over' } as const;

/** The page to which the link of a visit leads: what is booked, and two forms that need no scripts to change and to cancel it. */
export function visitPage({ view, address, site, state, message, isDone, days }: VisitPage): string {
  const { name, about, when, where, note, phone, reference } = view;
  const title = `Your ${name}${ENDINGS[state]}`;
  const call = phoneNumbersIn(phone).map((one) => telAddress(one))[0];
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['When', when],
    ['Where', where],
    ['Vehicle', about],
    ['Please note', state === 'booked' ? note : undefined],
    ['Reference', reference],
  ];
  return plainPage(
    title,
    html`<h1>${title}</h1>
${isDone ? html`<p role="status"><strong>${DONE[state]}</strong></p>` : ''}
${message === undefined ? '' : html`<p class="fault" role="alert">${message}</p>`}
<dl>${facts.map(([label, value]) =>
      value === undefined ? '' : html`<dt>${label}</dt><dd>${value}</dd>`,
    )}</dl>
${state === 'booked' ? bookedForms(address, days) : ''}
${state === 'cancelled' ? html`<p>Changed your mind? Book again on our website.</p>` : ''}
<p>${call ? html`<a href="${call}">Call ${phone}</a>` : phone} · <a href="${site.url}/">${site.name}</a></p>`,
  );
}

const DONE = {
  booked: 'Done. This is your new time.',
  cancelled: 'Done. We’ve let the team know.',
  over: '',
} as const;

const bookedForms = (address: string, days: readonly VisitDay[]): Html =>
  html`<p><a class="button" href="${address}&amp;file=calendar">Add to your calendar</a></p>
${days.length > 0 ? changeForm(address, days) : ''}
<form method="post" action="${address}"><input type="hidden" name="do" value="cancel">
<h2>Can’t come?</h2><p>Cancel it, and somebody else can have the time.</p><button class="quiet">Cancel this appointment</button></form>`;

const changeForm = (address: string, days: readonly VisitDay[]): Html =>
  html`<form method="post" action="${address}"><input type="hidden" name="do" value="change">
<h2>Another time?</h2><label for="to">Free times</label><select id="to" name="to" required><option value="">Choose</option>${days.map(
    ({ date, times }) =>
      html`<optgroup label="${dayWords(date)}">${times.map(
        (time) => html`<option value="${date}T${time}">${dayWords(date)}, ${timeWords(time)}</option>`,
      )}</optgroup>`,
  )}</select><button>Change to this time</button></form>`;
