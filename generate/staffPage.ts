import type { LocaleName } from '../src/domain/country';
import { type Html, html, htmlPage } from '../src/domain/html';

const STYLE = `
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
thead th, .number { white-space: nowrap; }
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

/** A page that dealer staff read, which needs no other file. @param body what is below the title */
export const staffPage = (lang: LocaleName, title: string, body: Html): string =>
  htmlPage({ lang, title, style: STYLE, body: html`<main><h1>${title}</h1>${body}</main>` });
