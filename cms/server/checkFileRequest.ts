import type { z } from 'zod';
import type { Handler } from './decapPackages';
import { fileRequestSchema, namedPaths } from './fileRequest';
import { leadsOutside } from './leadsOutside';
import { newFaults } from './newFaults';

/** Passes on only requests that the schema describes and that add no fault to the content. */
export const checkFileRequest =
  (projectFolder: string): Handler =>
  async (request, response, next) => {
    const refuse = (status: number, error: string) => response.status(status).json({ error });
    try {
      const parsed = fileRequestSchema.safeParse(request.body);
      if (!parsed.success) return refuse(422, describe(parsed.error));
      const paths = namedPaths(parsed.data);
      for (const path of paths)
        if (await leadsOutside(projectFolder, path)) return refuse(422, `${path} leads out of the content`);
      const faults = await newFaults(projectFolder, parsed.data);
      if (faults.length > 0) return refuse(422, faults.map(inWords).join(' · '));
      request.body = parsed.data;
      next();
    } catch (error) {
      refuse(500, error instanceof Error ? error.message : String(error));
    }
  };

const describe = ({ issues }: z.ZodError): string =>
  issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join(' · ');

const inWords = ({
  file,
  field,
  reason,
}: {
  readonly file: string;
  readonly field?: string;
  readonly reason: string;
}) => `${field === undefined ? file : `${file}, ${field}`}: ${reason}`;
