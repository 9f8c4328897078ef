import { z } from 'zod';
import { MAX_FILE_LETTERS } from '../../plugins/content-endpoint/files/fileBounds';
import { type Handler, handled } from './decapPackages';
import { contentFile } from './fileRequest';
import type { Reader } from './reading/reader';

const draftSchema = z.strictObject({ path: contentFile, raw: z.string().max(MAX_FILE_LETTERS) });

/** Answers with the page beside a form. */
export const previewAnswer = (reader: Reader): Handler =>
  handled(async (request, response) => {
    const draft = draftSchema.safeParse(request.body);
    if (!draft.success) return response.status(422).json({ error: 'This is not an entry' });
    response.json(await reader.ask('preview', draft.data, request.person?.email));
  });
