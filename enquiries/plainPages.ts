import type { Country } from '../src/domain/country';
import { type EnquiryField, type FieldFault, mostLetters } from '../src/domain/enquiry/enquiryField';
import { fieldsFor, fieldsOf } from '../src/domain/enquiry/enquiryForms';
import { formTitle, isEnquiryKind } from '../src/domain/enquiry/enquiryKind';
import { HONEYPOT_ATTRIBUTES } from '../src/domain/enquiry/honeypot';
import { PHOTO_TYPES } from '../src/domain/enquiry/photoLimits';
import { type Html, html, htmlPage } from '../src/domain/html';
import type { StockType } from '../src/domain/stock/stockTypes';
import { typeWords } from '../src/domain/stock/typeWords';

/** In the colours of the default theme: the server knows no other. */
const STYLE = `*{box-sizing:border-box}
body{margin:0;padding:1rem;background:#faf7f1;color:#1c1f1b;font:1.0625rem/1.55 system-ui,sans-serif}
main{max-width:38rem;margin:0 auto;padding:1.5rem;border:1px solid #ddd6c8;border-top:4px solid #1d5140;border-radius:8px;background:#fff}
h1{margin:0 0 1rem;font-size:1.75rem;line-height:1.15;letter-spacing:-.018em;text-wrap:balance}h2{margin:2.5rem 0 0;font-size:1.25rem}h2+p{margin:.25rem 0 0}a{color:#1d5140}
label,legend{display:block;font-weight:600;margin-top:1.25rem}fieldset{border:0;padding:0;margin:0}
fieldset label,label.tick{font-weight:400;margin-top:.5rem}
input:not([type=checkbox],[type=radio]),select,textarea{width:100%;min-height:2.875rem;padding:.5rem .75rem;border:1px solid #8d887c;border-radius:4px;background:#fff;font:inherit}
button,.button{display:inline-block;min-height:2.75rem;margin-top:1rem;padding:.5rem 1.5rem;border:1px solid #1d5140;border-radius:4px;background:#1d5140;color:#fff;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
button.quiet{border-color:currentcolor;background:none;color:#9c2b1f}
.fault{margin:.25rem 0;color:#9c2b1f;font-weight:600}
dl{display:grid;grid-template-columns:auto 1fr;gap:.5rem 1rem}dt{font-weight:600}dd{margin:0}
@media(min-width:40em){body{padding:4rem 1.5rem}main{padding:2.5rem}}`;

/** A page with one column of text and fields. */
export const plainPage = (title: string, body: Html): string =>
  htmlPage({ lang: 'en', title, style: STYLE, body: html`<main>${body}</main>` });

/** The page after a form without JavaScript was received. @param visit the address of the page of its visit, if a time is kept */
export const thanksPage = (reference: string, siteUrl: string, visit?: string): string =>
  plainPage(
    'Thank you',
    html`<h1>Thank you, we have it</h1>
<p>Your reference is <strong>${reference}</strong>. Please quote it if you call.</p>
${visit === undefined ? '' : html`<p>We’ve kept this time for you. <a href="${visit}&amp;file=calendar">Add it to your calendar</a>, or <a href="${visit}">see, change or cancel it</a>.</p>`}
<p><a href="${siteUrl}/">Back to the site</a></p>`,
  );

/** A page that says in one sentence why the enquiry was not received, and what to do. */
export const refusalPage = (message: string, siteUrl: string): string =>
  plainPage(
    'Not sent',
    html`<h1>Your enquiry has not been sent</h1><p>${message}</p>
<p>Go back in your browser: everything you typed is still there. <a href="${siteUrl}/">To the site</a></p>`,
  );

/** A page about mails to a reader: one text, and a button that posts if there is something to decide. */
export const alertPage = (about: {
  readonly title: string;
  readonly text: string;
  readonly siteUrl: string;
  readonly button?: { readonly label: string; readonly action: string };
}): string =>
  plainPage(
    about.title,
    html`<h1>${about.title}</h1><p>${about.text}</p>
${about.button && html`<form method="post" action="${about.button.action}"><button>${about.button.label}</button></form>`}
<p><a href="${about.siteUrl}/">To the site</a></p>`,
  );

/** The form again, with its faults and everything that was typed. Photos have to be chosen again. */
export function formPage(
  enquiry: Readonly<Record<string, unknown>>,
  faults: readonly FieldFault<string>[],
  key: string,
  stockType: StockType,
  { forms, words }: Country,
): string {
  const { kind } = enquiry;
  const answers = enquiry.answers as Readonly<Record<string, unknown>>;
  if (!isEnquiryKind(kind)) return plainPage('Not sent', html`<h1>There is no such form</h1>`);
  const usual = new Set(fieldsFor(kind, stockType, forms).map(({ name }) => name));
  // An answer to a field of another stock type is kept like every other.
  const fields = fieldsOf(kind, forms).filter(({ name }) => usual.has(name) || answers[name]);
  const title = formTitle(kind, stockType, words);
  const names = new Set(fields.map(({ name }) => name));
  const elsewhere = faults.filter(({ field }) => !names.has(field));
  const hidden = (name: string, value: string) => html`<input type="hidden" name="${name}" value="${value}">`;
  return plainPage(
    title,
    html`<h1>${title}</h1>
<p class="fault" role="alert">${
      faults.length === 1 ? 'One thing is missing or wrong.' : `${faults.length} things are missing or wrong.`
    }</p>
${elsewhere.map(({ field, message }) => html`<p class="fault">${field} ${message}</p>`)}
<form method="post" action="/api/enquiries" enctype="multipart/form-data" novalidate>
${hidden('kind', kind)}${hidden('idempotencyKey', key)}
${enquiry.context === undefined ? '' : hidden('context', JSON.stringify(enquiry.context))}
<div hidden><label>Leave this empty <input ${Object.entries(HONEYPOT_ATTRIBUTES).map(([name, value]) => html`${name}="${value}" `)} tabindex="-1" autocomplete="off"></label></div>
${fields.map((field) =>
  fieldHtml(
    field.name === 'serialNumber' ? { ...field, label: typeWords(stockType, words).serial } : field,
    answers[field.name],
    faults.find((fault) => fault.field === field.name)?.message,
  ),
)}
<button>Send</button></form>`,
  );
}

const INPUT_TYPES: Partial<Record<EnquiryField['input'], string>> = {
  email: 'email',
  phone: 'tel',
  date: 'date',
  time: 'time',
};

function fieldHtml(field: EnquiryField, answer: unknown, message: string | undefined): Html {
  const { name, input, label, options } = field;
  const text = typeof answer === 'string' ? answer : '';
  const described = message === undefined ? '' : html` aria-invalid="true" aria-describedby="${name}-fault"`;
  const fault = message === undefined ? '' : html`<p class="fault" id="${name}-fault">${message}</p>`;
  const optionList = Object.entries(options ?? {});
  switch (input) {
    case 'tick':
      return html`${fault}<label class="tick"><input type="checkbox" name="${name}"${answer === true ? ' checked' : ''}${described}> ${label}</label>`;
    case 'choices': {
      const chosen = Array.isArray(answer) ? answer : [];
      return html`<fieldset><legend>${label}</legend>${fault}${optionList.map(
        ([value, option]) =>
          html`<label><input type="checkbox" name="${name}" value="${value}"${chosen.includes(value) ? ' checked' : ''}> ${option.label}</label>`,
      )}</fieldset>`;
    }
    case 'choice':
      return html`<label for="${name}">${label}</label>${fault}<select id="${name}" name="${name}"${described}><option value=""></option>${optionList.map(
        ([value, option]) =>
          html`<option value="${value}"${text === value ? ' selected' : ''}>${option.label}</option>`,
      )}</select>`;
    case 'longText':
      // Browsers drop a line break straight after the tag, so we add one.
      return html`<label for="${name}">${label}</label>${fault}<textarea dir="auto" id="${name}" name="${name}" rows="6" maxlength="${mostLetters(field)}"${described}>\n${text}</textarea>`;
    case 'photos':
      return html`<label for="${name}">${label}</label>${fault}<input type="file" id="${name}" name="${name}" accept="${PHOTO_TYPES.join(',')}" multiple${described}>`;
    default:
      return html`<label for="${name}">${label}</label>${fault}<input type="${INPUT_TYPES[input] ?? 'text'}"${input === 'text' ? html` dir="auto"` : ''} id="${name}" name="${name}" value="${text}"${described}>`;
  }
}
