import type { Page } from 'playwright-core';

/** What Word puts on the clipboard: an item of a list is a paragraph with its sign in its own part. */
export const item = (sign: string, words: string, level = 1): string =>
  `<p class=MsoListParagraph style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;
export const cell = (words: string): string =>
  `<td width=301 valign=top style='border:solid windowtext 1.0pt'><p class=MsoNormal>${words}<o:p></o:p></p></td>`;
export const word = (body: string): string =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm; color:red;} --></style></head><body lang=EN-AU><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

/** Copies and pastes with the clipboard of the browser, where the caret is. */
export async function pasteInto(page: Page, html: string, text: string): Promise<void> {
  await page.evaluate(
    (copied) => {
      const copy = (event: ClipboardEvent) => {
        for (const [kind, data] of Object.entries(copied)) event.clipboardData?.setData(kind, data);
        event.preventDefault();
        event.stopImmediatePropagation();
      };
      document.addEventListener('copy', copy, { once: true, capture: true });
      document.execCommand('copy');
    },
    { 'text/html': html, 'text/plain': text },
  );
  await page.keyboard.press('ControlOrMeta+V');
}
