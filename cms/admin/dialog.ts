/** A line of a dialogue. With a place, it is a link to it. */
export interface DialogLine {
  readonly text: string;
  readonly href?: string;
  /** The label of the field to scroll to. */
  readonly label?: string;
}

interface DialogButton<Answer> {
  readonly label: string;
  readonly answer: Answer;
  readonly isMain?: boolean;
}

interface Dialog<Answer> {
  readonly title: string;
  readonly intro?: string;
  readonly lines?: readonly DialogLine[];
  /** More of the dialogue, made by its caller. */
  readonly body?: HTMLElement;
  /** The last one is what Escape means; absent: OK alone, which answers nothing. */
  readonly buttons?: readonly DialogButton<Answer>[];
}

/**
 * The bar at the foot covers neither the end of a form nor of a list, and Decap's round buttons are in it. On a phone, the form
 * has the whole width, and a button of the bar shows the page instead. Decap's greys have too little contrast.
 */
const STYLE = `
.forecourt-dialog { box-sizing: border-box; width: min(38rem, calc(100vw - 2rem)); max-height: calc(100vh - 2rem); padding: 1.25rem 1.5rem; border: 0; border-radius: 8px; color: #313d3e; background: #fff; box-shadow: 0 8px 40px rgb(0 0 0 / .35); font: 15px/1.5 system-ui, sans-serif; overflow: auto; }
.forecourt-dialog::backdrop { background: rgb(20 28 30 / .55); }
.forecourt-dialog h2 { margin: 0 0 .5rem; font-size: 1.25rem; line-height: 1.3; }
.forecourt-dialog p { margin: .5rem 0; }
.forecourt-dialog ul { margin: .5rem 0; padding: 0; list-style: none; }
.forecourt-dialog li { padding: .5rem 0; border-top: 1px solid #dfdfe3; overflow-wrap: anywhere; }
.forecourt-dialog a { color: #1f55b5; }
.forecourt-dialog table { width: 100%; margin: .5rem 0; border-collapse: collapse; table-layout: fixed; }
.forecourt-dialog th, .forecourt-dialog td { padding: .4rem .6rem .4rem 0; border-top: 1px solid #dfdfe3; text-align: left; vertical-align: top; overflow-wrap: anywhere; white-space: pre-wrap; }
.forecourt-dialog label { display: block; margin: .75rem 0; font-weight: 600; }
.forecourt-dialog label.tick { display: flex; gap: .75rem; align-items: flex-start; min-height: 24px; margin: 0; font-weight: 400; }
.forecourt-dialog input[type=checkbox] { flex: none; width: 24px; height: 24px; margin: 0; }
.forecourt-dialog ins { color: #1d6b3a; font-weight: 600; text-decoration: none; }
.forecourt-dialog select, .forecourt-dialog input[type=search] { box-sizing: border-box; display: block; width: 100%; min-height: 44px; margin-top: .25rem; padding: .4rem; border: 1px solid #7b8290; border-radius: 5px; background: #fff; font: inherit; }
.forecourt-dialog label select { font-weight: 400; }
.forecourt-dialog .row { display: flex; gap: 1rem; align-items: center; justify-content: space-between; }
.forecourt-dialog .row :is(a, button) { flex: none; }
.forecourt-dialog .row a { padding: .25rem; }
.forecourt-bar { position: fixed; z-index: 400; bottom: 0; left: 0; right: 0; display: flex; gap: .5rem; align-items: center; padding: .5rem; border-top: 1px solid #dfdfe3; background: #fff; font: 14px/1.4 system-ui, sans-serif; overflow-x: auto; }
.forecourt-bar button { flex: none; }
.forecourt-bar .page { display: none; }
.forecourt-bar [role=status]:not(:empty) { padding: .5rem .75rem; border-radius: 5px; color: #fff; background: #313d3e; }
.forecourt-reading { margin: .25rem 0 0; color: #313d3e; font: 14px/1.5 system-ui, sans-serif; }
.forecourt-time { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin: .5rem 0 0; color: #313d3e; font: 14px/1.5 system-ui, sans-serif; }
.forecourt-time input { min-height: 44px; padding: 0 .5rem; border: 2px solid #dfdfe3; border-radius: 5px; font: inherit; }
.forecourt-action:not(:empty) { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: center; margin: 0; padding: .25rem .75rem; color: #313d3e; background: #eff0f4; font: 14px/1.5 system-ui, sans-serif; }
.forecourt-action button { min-height: 44px; padding: 0; border: 0; color: #1f55b5; background: none; font: inherit; font-weight: 600; text-decoration: underline; cursor: pointer; }
.forecourt-bar a { color: #fff; font-weight: 600; }
.forecourt-colour { display: flex; gap: .5rem; align-items: stretch; }
.forecourt-colour > :last-child { flex: 1; min-width: 0; }
.forecourt-colour input[type=color] { flex: none; width: 4rem; height: auto; min-height: 44px; padding: 2px; border: 1px solid #7b8290; border-radius: 5px; background: #fff; }
.forecourt-samples { display: grid; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); gap: .75rem; margin-top: .75rem; color: #313d3e; font: 14px/1.5 system-ui, sans-serif; }
.forecourt-samples figure { margin: 0; }
.forecourt-samples figure > div { display: flex; gap: .75rem; align-items: center; min-height: 4.25rem; padding: 0 1rem; border: 1px solid #dfdfe3; border-radius: 5px; font-size: 18px; font-weight: 600; }
.forecourt-samples img { width: auto; object-fit: contain; }
.forecourt-stock { font: 14px/1.5 system-ui, sans-serif; color: #313d3e; }
.forecourt-stock summary { min-height: 44px; padding: .6rem 0; font-weight: 600; cursor: pointer; }
.forecourt-stock ul { max-height: 24rem; margin: 0; padding: 2px; list-style: none; overflow-y: auto; }
.forecourt-stock p { margin: .5rem 0; }
.forecourt-stock button, .forecourt-stock .chosen:has(.picture) { display: flex; gap: .75rem; align-items: flex-start; width: 100%; min-height: 44px; padding: .5rem 0; border: 0; border-bottom: 1px solid #dfdfe3; color: inherit; background: #fff; font: inherit; text-align: left; overflow-wrap: anywhere; }
.forecourt-stock button { cursor: pointer; }
.forecourt-stock button:hover { background: #eff0f4; }
.forecourt-stock .picture { flex: none; width: 6rem; height: 4rem; border-radius: 3px; object-fit: cover; background: #eff0f4; font-size: 12px; line-height: 4rem; text-align: center; }
.forecourt-stock .note { display: block; color: #9c3b00; }
.forecourt-stock pre { max-height: 16rem; margin: 0; padding: .75rem; background: #eff0f4; font-size: 12px; white-space: pre-wrap; overflow: auto; overflow-wrap: anywhere; }
.forecourt-stock :focus-visible { outline: 3px solid #ffb000; outline-offset: -3px; }
output.forecourt-read-only { display: block; white-space: pre-wrap; overflow-wrap: anywhere; }
.forecourt-read-only :is(ul, ol) { margin: 0; padding-left: 1.25rem; white-space: normal; }
.forecourt-read-only ul { list-style: disc; }
.forecourt-read-only img { max-width: 12rem; max-height: 8rem; }
body [class*=PreviewPaneContainer-ControlPaneContainer], #nc-root { padding-bottom: 4.5rem; scroll-padding-bottom: 4.5rem; }
body [class*=PreviewPaneContainer]:not([class*=ControlPaneContainer]) { padding-bottom: 60px; }
body [class*=EditorContainer] [class*=ViewControls] { position: fixed; z-index: 401; inset: auto 10px 10px auto; display: flex; gap: .5rem; }
body [class*=EditorContainer] [class*=ViewControls] > * { margin: 0; }
body [class*=ViewControls] [title='Sync scrolling'] { display: none; }
body :is([class*=SidebarNavLink]:not(.sidebar-active), [class*=AppHeaderSiteLink], [class*=AppHeaderButton], [class*=CollectionTopDescription]) { color: #535c69; }
body [class*=ControlPaneContainer] [class*=StyledDropdownButton] { background-color: #535c69; }
body [class*=ControlPaneContainer] [class*=DropdownList] { right: 0; left: auto; max-height: 22rem; overflow-y: auto; }
body [class*=CollectionControls] [class*=StyledDropdownButton] { color: #535c69; }
body [class*=ViewControlsButton] { min-width: 24px; min-height: 24px; }
body [class*=PublishedToolbarButton] { color: #0a5560; }
body [class*=PublishButton] { background-color: #0e7482; }
body [class*=BackStatusChanged] { color: #b8002b; }
body [class*=ToolbarToggleLabel] { color: #3f4854; }
body [class*=FileWidgetButtonRemove] { color: #a31b1b; }
body [class*=FileWidgetButton] { min-height: 32px; padding-block: 6px; }
body [class*=ControlPaneContainer] a[target=_blank] { color: #1f55b5; }
body [class*=ControlContainer]:has(label[for^=departments-field]) [class*=NestedObjectLabel]::first-letter { text-transform: uppercase; }
.forecourt-server [class*=AvatarDropdownButton] { display: none; }
@media (max-width: 799px) {
  body [class*=EditorContainer] { min-width: 0; padding-top: 112px; }
  body [class*=EditorContainer] > [class*=ToolbarContainer] { min-width: 0; flex-wrap: wrap; height: 112px; }
  body [class*=EditorContainer] > [class*=ToolbarContainer] > * { height: 56px; }
  body [class*=ToolbarSectionBackLink] { flex: 1 0 100%; }
  body [class*=ToolbarSectionMain] { padding: 0 8px; white-space: nowrap; }
  body [class*=EditorContainer] [class*=ToolbarSectionMeta] { display: none; }
  body [class*=ToolbarSectionMain] [class*=default] { padding-inline: 10px; }
  body [class*=ToolbarSectionMain] [class*=StyledDropdownButton] { padding-right: 32px; }
  body [class*=EditorContainer] :is([class*=AppHeaderSiteLink], [class*=ViewControls], .Resizer) { display: none; }
  body .Pane1 { width: 100% !important; }
  body:not(.forecourt-shows-page) .Pane2, body.forecourt-shows-page .Pane1 { display: none; }
  body:has(.Pane2) .forecourt-bar .page { display: block; }
  .forecourt-bar { flex-wrap: wrap; gap: .25rem; }
  body .forecourt-bar button { padding: .4rem; font-size: 12px; }
  body [class*=PreviewPaneContainer-ControlPaneContainer], #nc-root { padding-bottom: 8rem; scroll-padding-bottom: 8rem; }
  .forecourt-bar [role=status]:not(:empty) { order: -1; flex: 1 0 100%; }
  body:has([class*=EditorContainer]) .forecourt-bar .leave { display: none; }
  body [class*=SidebarContainer] > h2 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  body [class*=SidebarContainer] { padding: 4px 0; }
  body [class*=SidebarNavList] { display: grid; grid-template-columns: 1fr 1fr; margin: 0; }
  body [class*=SidebarNavList] [class*=SidebarNavLink] { min-height: 36px; padding: 4px 8px; line-height: 1.2; }
  body [class*=SidebarNavLink] [class*=IconWrapper] { display: none; }
  body [class*=CollectionTopContainer] { padding: 12px 16px; }
  body [class*=EditorControlBar] [class*=ToolbarContainer] { flex-wrap: wrap; padding: 4px 8px; }
  body [class*=EditorControlBar] [class*=ToolbarContainer] > div:first-child { flex: 1 0 100%; display: flex; flex-wrap: wrap; }
}
body[aria-busy=true]::after { content: 'Making the picture fit …'; position: fixed; z-index: 100000; inset: auto 1rem 1rem auto; padding: .75rem 1rem; border-radius: 5px; color: #fff; background: #313d3e; font: 600 14px/1.4 system-ui, sans-serif; }
.forecourt-dialog .buttons { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: 1rem; }
.forecourt-dialog button, .forecourt-bar button { min-height: 44px; padding: .4rem 1rem; border: 1px solid #7b8290; border-radius: 5px; color: #313d3e; background: #fff; font: 600 14px/1.3 system-ui, sans-serif; cursor: pointer; }
.forecourt-dialog button.main { border-color: #1f55b5; color: #fff; background: #1f55b5; }
.forecourt-dialog :focus-visible, .forecourt-bar :focus-visible { outline: 3px solid #ffb000; outline-offset: 2px; }
`;

/** Puts our own styles into the page, once. */
export function addStyles(): void {
  const style = document.createElement('style');
  style.textContent = STYLE;
  document.head.append(style);
}

/** An element with children. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

const OK = [{ label: 'OK', answer: undefined as never, isMain: true }];

/** Shows a dialogue above everything else. @returns what was answered */
export function ask<Answer>({
  title,
  intro,
  lines = [],
  body,
  buttons = OK,
}: Dialog<Answer>): Promise<Answer> {
  return new Promise((resolve) => {
    const dialog = element('dialog', { className: 'forecourt-dialog' });
    const heading = element('h2', { id: 'forecourt-dialog-title' }, title);
    dialog.setAttribute('aria-labelledby', heading.id);
    const last = buttons.at(-1) as DialogButton<Answer>;
    const end = (answer: Answer): void => {
      dialog.close();
      dialog.remove();
      resolve(answer);
    };
    const list = lines.map(({ text, href, label }) => {
      if (href === undefined) return element('li', {}, text);
      const link = element('a', { href }, text);
      link.addEventListener('click', () => {
        end(last.answer);
        goToField(href, label);
      });
      return element('li', {}, link);
    });
    dialog.append(
      heading,
      ...(intro === undefined ? [] : [element('p', {}, intro)]),
      ...(list.length > 0 ? [element('ul', {}, ...list)] : []),
      ...(body ? [body] : []),
      element(
        'div',
        { className: 'buttons' },
        ...buttons.map(({ label, answer, isMain }) =>
          element(
            'button',
            { type: 'button', className: isMain ? 'main' : '', onclick: () => end(answer) },
            label,
          ),
        ),
      ),
    );
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      end(last.answer);
    });
    // A button within the body answers with its value; a link leads away, to a field where it names one.
    body?.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLButtonElement) end(target.value as Answer);
      if (!(target instanceof HTMLAnchorElement)) return;
      end(last.answer);
      goToField(target.hash, target.dataset.label);
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}

/** Shows that something is being done until it is. Meanwhile nothing else can be opened. */
export async function showWork<Result>(words: string, work: Promise<Result>): Promise<Result> {
  const dialog = element(
    'dialog',
    { className: 'forecourt-dialog' },
    element('p', { role: 'status' }, words),
  );
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  document.body.append(dialog);
  dialog.showModal();
  return work.finally(() => dialog.remove());
}

const DIALOG_TIMEOUT_MS = 8000;

/** The field that a link leads to, kept in case the page is loaded again for the other entry. */
const FIELD = 'field of a link';

function goToField(href: string, label: string | undefined): void {
  if (label === undefined) return;
  sessionStorage.setItem(FIELD, JSON.stringify({ href, label }));
  void showField(label);
}

/** Goes on to the field of a link that this page was loaded for. */
export function followLink(): void {
  const { href, label } = JSON.parse(sessionStorage.getItem(FIELD) ?? '{}') as Partial<DialogLine>;
  sessionStorage.removeItem(FIELD);
  if (label !== undefined && href === window.location.hash) void showField(label);
}

/** Scrolls to a field of the open form, once the form is there. */
async function showField(label: string): Promise<void> {
  for (
    const end = Date.now() + DIALOG_TIMEOUT_MS;
    Date.now() < end;
    await new Promise((later) => setTimeout(later, 100))
  ) {
    const found = [...document.querySelectorAll<HTMLLabelElement>('label')].find(
      ({ textContent }) => textContent?.replace(/ \(optional\)$/, '') === label,
    );
    if (!found) continue;
    found.scrollIntoView({ block: 'center' });
    document.getElementById(found.htmlFor)?.focus({ preventScroll: true });
    return;
  }
}
